"""Which connections and requests come in, and how much each person and address may take."""
