"""Several servers on one database: which of them owns a table, and how connections reach that one."""
