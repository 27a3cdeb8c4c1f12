import type { FastifyRequest } from 'fastify';
import type { RecipientTemplate } from '../../../src/contract/messages/recipientMessages';
import { RECIPIENT_EVENTS, type RecipientEvent } from '../../../src/domain/messages/recipientEvents';
import {
  TEMPLATE_FIELDS,
  templateProblems,
  type TemplateWords,
} from '../../../src/domain/messages/templateText';
import { areOurs } from './readRules';
import { DEFAULT_WORDS, wholeWords } from '../../outside/messages/defaultWords';
import type { Trx } from '../../platform/database/database';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { requireVersion } from '../../platform/plugins/versions';
import { LANGUAGES } from '../../../src/domain/wire/languages';

type GivenWords = Partial<Record<string, Partial<Record<string, unknown>>>>;

function isGivenWords(words: unknown): words is GivenWords {
  return (
    typeof words === 'object' &&
    words !== null &&
    Object.values(words).every((texts) => typeof texts === 'object' && texts !== null)
  );
}

/** Only what a template has, without spaces around it. */
function storedWords(words: GivenWords): TemplateWords {
  const textOf = (language: string, field: string) => String(words[language]?.[field] ?? '').trim();
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, textOf(language, field)])),
    ]),
  ) as unknown as TemplateWords;
}

function auditable(words: TemplateWords): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      TEMPLATE_FIELDS.map((field) => [`${language}_${field}`, words[language][field]]),
    ),
  );
}

/** Stores the words of an event; null restores ours. Throws 412, 422 by `language.field`, and 428. */
export async function saveTemplate(
  trx: Trx,
  request: FastifyRequest,
  event: RecipientEvent,
  given: unknown,
  now: Date,
): Promise<CommandAnswer<RecipientTemplate>> {
  if (given !== null) {
    const problems = templateProblems(event, isGivenWords(given) ? given : {});
    if (Object.keys(problems).length > 0) throw invalid(problems);
  }
  const words = isGivenWords(given) ? storedWords(given) : DEFAULT_WORDS[event];
  await trx
    .insertInto('recipient_templates')
    .values({ event, words: JSON.stringify(DEFAULT_WORDS[event]) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await trx
    .selectFrom('recipient_templates')
    .selectAll()
    .where('event', '=', event)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { version } = stored;
  const id = RECIPIENT_EVENTS.indexOf(event) + 1;
  await requireVersion(request, trx, { resource: 'recipient_templates', id, version });
  const next = version + 1;
  await trx
    .updateTable('recipient_templates')
    .set({ words: JSON.stringify(words), version: next, updated_at: now })
    .where('event', '=', event)
    .execute();
  await writeAudit(trx, request, {
    action: 'update',
    resource: 'recipient_templates',
    record_id: id,
    before: { ...auditable(wholeWords(event, stored.words)), version },
    after: { ...auditable(words), version: next },
  });
  return {
    status: 200,
    body: { event, version: next, words, is_own: !areOurs(event, words) },
    headers: { etag: `"${next}"` },
  };
}
