"""What the solver is made of: an exact search (`deals`, `calls`, `packing`), and a good one (`shuffling`)."""
