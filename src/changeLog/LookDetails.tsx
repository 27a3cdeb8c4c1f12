import { useT } from '../i18n/useT';
import type { ActivityEntry } from '../contract/logs/activity';
import { fieldWord, partWord } from './logWords';

function askedIn(entry: ActivityEntry): [string, unknown][] {
  const asked = entry.changes.asked?.to;
  return typeof asked === 'object' && asked !== null ? Object.entries(asked) : [];
}

/** What a user viewed: the opened part, or the search and its number of results. */
export function LookDetails({ entry }: { entry: ActivityEntry }) {
  const translate = useT();
  const { part, rows } = entry.changes;
  if (part) return <>{translate('changeLog.opened', { part: partWord(String(part.to), translate) })}</>;
  const asked = askedIn(entry)
    .map(([name, value]) => `${fieldWord(entry.resource, name, translate)}: ${String(value)}`)
    .join(', ');
  const sentences = [
    asked ? translate('changeLog.asked', { filters: asked }) : translate('changeLog.askedAll'),
    entry.patients > 0
      ? translate('changeLog.showed', { smart_count: entry.patients })
      : translate('changeLog.rows', { smart_count: Number(rows?.to ?? 0) }),
  ];
  return <>{sentences.join(' · ')}</>;
}
