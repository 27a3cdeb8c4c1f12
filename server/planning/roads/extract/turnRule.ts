import type { Member, Tags } from './primitives';

/** A turn that is forbidden, or the only one that is allowed, at a node. Ids of the extract. */
export interface TurnRule {
  isOnly: boolean;
  isUTurn: boolean;
  from: number[];
  via: number;
  to: number[];
}

const KINDS = ['restriction:motorcar', 'restriction:motor_vehicle', 'restriction'] as const;
const CARS: ReadonlySet<string> = new Set(['motorcar', 'motor_vehicle', 'vehicle']);

/**
 * The rule of a relation. `null`: none for cars; `'viaWay'`: one that goes over a whole way, which is not read.
 * https://wiki.openstreetmap.org/wiki/Relation:restriction
 */
export function turnRule(members: readonly Member[], tags: Tags): TurnRule | 'viaWay' | null {
  if (!(tags.get('type') ?? '').startsWith('restriction')) return null;
  const kind = KINDS.map((key) => tags.get(key)).find((value) => value !== undefined);
  if (kind === undefined || !/^(no|only)_/.test(kind)) return null;
  const except = (tags.get('except') ?? '').split(';').map((each) => each.trim());
  if (except.some((each) => CARS.has(each))) return null;
  const waysOf = (role: string) =>
    members.filter((member) => member.type === 'way' && member.role === role).map(({ id }) => id);
  if (waysOf('via').length > 0) return 'viaWay';
  const vias = members.filter(({ type, role }) => type === 'node' && role === 'via');
  const [from, to, [via]] = [waysOf('from'), waysOf('to'), vias];
  if (!via || vias.length > 1 || from.length === 0 || to.length === 0) return null;
  return { isOnly: kind.startsWith('only_'), isUTurn: kind.endsWith('u_turn'), from, via: via.id, to };
}
