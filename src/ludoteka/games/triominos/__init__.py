"""Triominos: triangles that agree at their corners."""
