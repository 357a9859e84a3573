"""Games played by programs: playthroughs, batches, matches."""
