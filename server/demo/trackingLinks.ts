import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../src/domain/time/durations';
import { isClosedStatus } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import type { SeedRow } from './insertRows';
import type { SeedRecipient } from './participants';
import { LANGUAGES, type Language } from '../../src/domain/wire/languages';

export interface DemoTrackingLinks {
  rows: SeedRow[];
  /** Tokens by the recipient's language; missing when no recipient of the day uses that language. */
  tokens: Partial<Record<Language, string>>;
}

const LIFE_DAYS = 3;

/**
 * One link per language, to the open delivery that will be reached first. The tokens are random (contract.md: at least
 * 128 bits) and so differ from load to load.
 */
export function makeTrackingLinks(
  events: readonly SeedRow[],
  recipients: readonly SeedRecipient[],
  now: Date,
): DemoTrackingLinks {
  const languages = new Map(recipients.map((one) => [one.participant_id, one.language]));
  const waiting = events
    .filter(
      (event) => event.delivery_event_type_id === EVENT_TYPE.delivery && event.delivery_manifest_id !== null,
    )
    .filter((event) => !isClosedStatus(Number(event.delivery_event_status_id)))
    .sort((a, b) => String(a.eta).localeCompare(String(b.eta)) || Number(a.id) - Number(b.id));
  const links: DemoTrackingLinks = { rows: [], tokens: {} };
  for (const language of LANGUAGES) {
    const event = waiting.find((one) => languages.get(Number(one.participant_id)) === language);
    if (!event) continue;
    const token = randomBytes(24).toString('base64url');
    links.tokens[language] = token;
    links.rows.push({
      token_hash: createHash('sha256').update(token).digest('hex'),
      delivery_event_id: Number(event.id),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFE_DAYS * DAY_MS).toISOString(),
    });
  }
  return links;
}
