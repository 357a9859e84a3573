/** Points as they are written: with a real minus. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** What was gained or paid. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}
