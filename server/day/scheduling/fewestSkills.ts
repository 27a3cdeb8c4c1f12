import type { RoutingProblem } from '../../planning/routing/format/problem';

/** Skills of different ranges stand for different rules and keep apart, so that a reason names the right one. */
const RANGE = 1_000_000_000;

/**
 * The same problem with as few skills as tell its runs apart. A day has as many clients as an operation serves, and most
 * runs take them all: what every run gives is asked of none, and what the same runs give is one skill.
 */
export function withFewestSkills(problem: RoutingProblem): RoutingProblem {
  const givers = new Map<number, number[]>();
  for (const { skills } of problem.jobs ?? []) for (const skill of skills ?? []) givers.set(skill, []);
  problem.vehicles.forEach(({ skills }, index) => {
    for (const skill of new Set(skills)) givers.get(skill)?.push(index);
  });
  const standsFor = new Map<number, number>();
  const ofGivers = new Map<string, number>();
  for (const [skill, runs] of [...givers].sort(([a], [b]) => a - b)) {
    if (runs.length === problem.vehicles.length) continue;
    const key = `${Math.floor(skill / RANGE)}:${runs.join()}`;
    const first = ofGivers.get(key) ?? skill;
    ofGivers.set(key, first);
    standsFor.set(skill, first);
  }
  const fewest = <T extends { skills?: number[] }>(one: T): T => ({
    ...one,
    skills: [...new Set(one.skills?.flatMap((skill) => standsFor.get(skill) ?? []))],
  });
  return { ...problem, jobs: problem.jobs?.map(fewest), vehicles: problem.vehicles.map(fewest) };
}
