import type { Problem, Problems } from '../wire/problem';
import { isBlank } from '../wire/problem';
import type { RecipientEvent } from './recipientEvents';
import { SMS_MAX } from './smsSegments';
import { LANGUAGES, type Language } from '../wire/languages';

/** The texts of one event in one language: of a text message, of an email, and what a call reads aloud. */
export const TEMPLATE_FIELDS = ['sms', 'subject', 'email', 'voice'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
type TemplateText = Readonly<Record<TemplateField, string>>;
/** A template is whole in every language. */
export type TemplateWords = Readonly<Record<Language, TemplateText>>;

const TEMPLATE_VARIABLES = ['first_name', 'what', 'pharmacy', 'phone', 'date', 'when', 'link'] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];
export type TemplateValues = Readonly<Record<TemplateVariable, string>>;

/** Characters. */
const MOST: Readonly<Record<TemplateField, number>> = {
  sms: SMS_MAX,
  subject: 150,
  email: 5_000,
  voice: SMS_MAX,
};

/** When it is over, there is no time at which to expect anything. */
const WITHOUT_TIME: ReadonlySet<RecipientEvent> = new Set(['delivered', 'attemptFailed']);

/** An order may still be taken back: it has no page yet. */
const WITHOUT_PAGE: ReadonlySet<RecipientEvent> = new Set(['orderReceived']);

/** What a text of this event may say. A call cannot say an address of the web, and a subject is read by others. */
export function variablesOf(event: RecipientEvent, field: TemplateField): readonly TemplateVariable[] {
  return TEMPLATE_VARIABLES.filter(
    (variable) =>
      !(variable === 'when' && WITHOUT_TIME.has(event)) &&
      !(variable === 'link' && (field === 'voice' || field === 'subject' || WITHOUT_PAGE.has(event))),
  );
}

const VARIABLE = /\{([^{}]*)\}/g;

/** The problem of one text. A brace that opens or closes nothing would be sent as it is. */
function textProblem(event: RecipientEvent, field: TemplateField, text: unknown): Problem | null {
  if (isBlank(text)) return { message: 'validation.required' };
  if (typeof text !== 'string') return { message: 'validation.text' };
  if ([...text].length > MOST[field]) return { message: 'validation.maxLength', args: { max: MOST[field] } };
  if (field === 'subject' && /[\r\n]/.test(text)) return { message: 'validation.text' };
  const known: readonly string[] = variablesOf(event, field);
  const unknown = [...text.matchAll(VARIABLE)]
    .map(([, name = '']) => name)
    .find((name) => !known.includes(name));
  if (unknown !== undefined)
    return {
      message: 'recipientMessages.problems.unknownVariable',
      args: { variable: `{${unknown}}`, known: known.map((name) => `{${name}}`).join(', ') },
    };
  return /[{}]/.test(text.replace(VARIABLE, '')) ? { message: 'recipientMessages.problems.openBrace' } : null;
}

/** The problems of all texts of an event, by `language.field`. */
export function templateProblems(
  event: RecipientEvent,
  words: Partial<Record<string, Partial<Record<string, unknown>>>>,
): Problems {
  const problems: Record<string, Problem> = {};
  for (const language of LANGUAGES)
    for (const field of TEMPLATE_FIELDS) {
      const problem = textProblem(event, field, words[language]?.[field]);
      if (problem) problems[`${language}.${field}`] = problem;
    }
  return problems;
}

/** A text with its values. A value that is missing leaves three dots. */
export function fillTemplate(text: string, values: Partial<TemplateValues>): string {
  return text.replace(VARIABLE, (_whole, name: string) => values[name as TemplateVariable] ?? '…');
}
