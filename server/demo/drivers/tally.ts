import { eventStatusName, isClosedStatus } from '../../../src/domain/stops/eventStatus';

/** What the simulation has done so far. */
export class Tally {
  readonly #closed = new Map<string, number>();
  readonly #refused = new Map<string, number>();
  #positions = 0;
  #forced = 0;

  changed(statusId: number, stops: number): void {
    if (!isClosedStatus(statusId)) return;
    add(this.#closed, eventStatusName(statusId), stops);
  }

  refused(code: string): void {
    add(this.#refused, code, 1);
  }

  forced(): void {
    this.#forced += 1;
  }

  reported(positions: number): void {
    this.#positions += positions;
  }

  get refusals(): number {
    return [...this.#refused.values()].reduce((sum, count) => sum + count, 0);
  }

  lines(): string[] {
    const closed = [...this.#closed].map(([name, count]) => `${count} ${name}`).join(', ') || 'none';
    const refused = [...this.#refused].map(([code, count]) => `${count} × ${code}`).join(', ') || 'none';
    return [
      `Stops closed: ${closed}.`,
      `Positions reported: ${this.#positions}. Changes forced: ${this.#forced}. Refused calls: ${refused}.`,
    ];
  }
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}
