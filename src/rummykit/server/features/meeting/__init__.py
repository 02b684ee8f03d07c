"""How people meet: those who sat together ask each other again, and strangers who want the same are put together."""
