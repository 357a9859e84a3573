import type { Scene, SeatScore, Team } from './wire';

export interface Standing extends SeatScore {
  rank: number;
}

/** Seats by points, the highest first; equal points share a rank. */
export function standings(scores: readonly SeatScore[]): Standing[] {
  const sorted = [...scores].sort((a, b) => b.points - a.points || a.seat - b.seat);
  return sorted.map((score) => ({ ...score, rank: 1 + sorted.filter((other) => other.points > score.points).length }));
}

/** Who is ahead of somebody: nobody alone at a table, and nobody while all are level. */
export function leaders(scores: readonly SeatScore[]): Standing[] {
  const first = standings(scores).filter(({ rank }) => rank === 1);
  return first.length < scores.length ? first : [];
}

/** The team of a seat, where there are teams. */
export function teamOf(scene: Scene, seat: number): Team | undefined {
  return scene.teams?.find(({ seats }) => seats.includes(seat));
}

/** Who is ranked: everybody, or, where people win together, one seat for each team. */
export function sides(scene: Scene): SeatScore[] {
  const scores = scene.scores ?? [];
  return scene.teams?.length ? scores.filter(({ seat }) => teamOf(scene, seat)?.seats[0] === seat) : scores;
}
