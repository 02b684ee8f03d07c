"""Optional accounts: passkeys, what was played, ratings. Guests need none of it."""
