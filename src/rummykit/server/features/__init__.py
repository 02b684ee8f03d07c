"""What a server offers beside its tables: each in a folder, with its routes, limits and life; hosts switch each off.

`all_features` lists them.
"""
