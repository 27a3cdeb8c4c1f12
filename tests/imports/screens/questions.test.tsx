import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PermissionIndex } from '../../../src/domain/access/access';
import { LOT_QUESTIONS, waysOf, type LotQuestionView } from '../../../src/domain/imports/importAnswers';
import type { ImportLotView } from '../../../src/domain/imports/importView';
import { importQuestions as en } from '../../../src/i18n/en/importQuestions';
import { importQuestions as es } from '../../../src/i18n/es/importQuestions';
import { importQuestions as ar } from '../../../src/i18n/ar/importQuestions';
import LotPage from '../../../src/imports/LotPage';
import { fakeWire } from '../../resources/screens/fakeWire';
import { renderPart } from '../../resources/addresses/renderPart';
import { EVERYTHING, lotOf, READING, rowOf } from './lotSamples';
import { LANGUAGES, type Language } from '../../../src/domain/wire/languages';

const WORDS: Readonly<Record<Language, typeof en>> = { en, es, ar };

interface Asked {
  language?: Language;
  permissions?: PermissionIndex;
}

const ask = (
  question: LotQuestionView['question'],
  count = 2,
  is_whole = false,
): Pick<ImportLotView, 'questions'> => ({ questions: [{ question, count, is_whole }] });

async function open(
  given: Partial<ImportLotView>,
  { language = 'en', permissions = EVERYTHING }: Asked = {},
) {
  const wire = fakeWire({
    'GET /file_import/5': { json: lotOf(given) },
    'GET /file_import/5/rows': [rowOf(1)],
    'GET /file_import/5/problems': [],
  });
  await renderPart(<LotPage />, {
    language,
    permissions,
    path: '/schedule/imports/:lotId',
    at: '/schedule/imports/5',
  });
  const { title } = WORDS[language];
  const list = within(await screen.findByRole('region', { name: title }));
  return { wire, list, user: userEvent.setup() };
}

const sent = (wire: ReturnType<typeof fakeWire>) => wire.to('PUT', '/file_import/5');

describe('what is asked for the whole file', () => {
  const cases = LANGUAGES.flatMap((language) => LOT_QUESTIONS.map((question) => ({ language, question })));
  it.each(cases)('$language: $question, with each way to answer it', async ({ language, question }) => {
    const { list } = await open(ask(question), { language });
    const { ask: asked, ways } = WORDS[language];
    // Arabic has a form of its own for two; the others say it as many.
    const forms = asked[question].split(' |||| ');
    const many = (forms[2] ?? forms.at(-1))?.replace('%{count}', '2') ?? '';
    expect(list.getByText(many)).toBeInTheDocument();
    const named: Readonly<Record<string, string>> = ways[question];
    const offered = waysOf({ question, is_whole: false });
    const role = offered.length === 1 ? 'button' : 'radio';
    for (const way of offered) expect(list.getByRole(role, { name: named[way] })).toBeEnabled();
  });

  it('of a column that the file does not have, no rows can be left out', async () => {
    const { list } = await open(ask('phone_number', 4, true));
    expect(list.getByText('The file has no column for the phone.')).toBeInTheDocument();
    expect(list.getByRole('radio', { name: 'Import without a phone' })).toBeInTheDocument();
    expect(list.queryByRole('radio', { name: 'Leave these rows out' })).not.toBeInTheDocument();
  });
});

describe('an answer', () => {
  it('is checked while it is typed, and sent under the version that was seen', async () => {
    const { wire, list, user } = await open(ask('client_code'));
    wire.answer('PUT /file_import/5', { json: lotOf({ version: 4, state: 'checking', progress: 0 }) });
    const apply = list.getByRole('button', { name: 'Apply to the file' });
    expect(apply).toBeDisabled();
    await user.click(list.getByRole('radio', { name: 'One client code for all of them' }));
    const field = list.getByRole('textbox', { name: 'Client code' });
    await user.type(field, 'AAA1');
    expect(field).toBeInvalid();
    expect(apply).toBeDisabled();
    await user.type(field, '00001');
    expect(field).toBeValid();
    await user.click(apply);
    await waitFor(() => expect(sent(wire)).toHaveLength(1));
    expect(sent(wire)[0]?.body).toEqual({ answers: { client_code: { how: 'value', value: 'AAA100001' } } });
    expect(sent(wire)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('that is refused stays as it was typed, with the reason', async () => {
    const { wire, list, user } = await open(ask('address'));
    wire.answer('PUT /file_import/5', {
      status: 409,
      json: { status_code: 'state001', message: 'The lot is in the books', args: { state: 'committed' } },
    });
    await user.click(list.getByRole('radio', { name: 'One address for all of them' }));
    await user.type(list.getByRole('textbox', { name: 'Address' }), '9 New St, San Diego, CA 92101');
    await user.click(list.getByRole('button', { name: 'Apply to the file' }));
    expect(await list.findByRole('alert')).toBeInTheDocument();
    expect(list.getByRole('textbox', { name: 'Address' })).toHaveValue('9 New St, San Diego, CA 92101');
  });

  it('can be changed until the commit, or left as it is', async () => {
    const answers = { garbled: { how: 'mend' } } as const;
    const { wire, list, user } = await open({ ...ask('garbled'), answers });
    wire.answer('PUT /file_import/5', { json: lotOf({ version: 4, state: 'reading', progress: 0 }) });
    expect(list.getByText('The letters are corrected.')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Change answer' }));
    expect(list.getByRole('radio', { name: 'Correct the letters' })).toBeChecked();
    await user.click(list.getByRole('button', { name: 'Cancel' }));
    expect(list.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Change answer' }));
    await user.click(list.getByRole('radio', { name: 'Leave them as they are' }));
    await user.click(list.getByRole('button', { name: 'Apply to the file' }));
    await waitFor(() => expect(sent(wire)).toHaveLength(1));
    expect(sent(wire)[0]?.body).toEqual({ answers: { garbled: { how: 'keep' } } });
  });

  it.each([
    ['in the books', { state: 'committed' } as const, EVERYTHING],
    ['of a person who may only read', {}, new Map() as PermissionIndex],
  ])('is only told for a lot %s', async (_, given, permissions) => {
    const answers = { other_days: { how: 'own_day' } } as const;
    const { list } = await open({ ...ask('other_days'), answers, ...given }, { permissions });
    expect(list.getByText('Each is delivered on its own day.')).toBeInTheDocument();
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('columns that nothing is taken from', () => {
  const unused = { ...ask('unused', 1), reading: { ...READING, filled: [0, 9] } };

  it('are told with what stands in them, and go to the comments by one click', async () => {
    const { wire, list, user } = await open(unused);
    wire.answer('PUT /file_import/5', { json: lotOf({ version: 4, state: 'reading', progress: 0 }) });
    expect(list.getByText('Shelf')).toHaveTextContent('Shelf · B2');
    await user.click(list.getByRole('button', { name: 'Put the column Shelf into the comments' }));
    await waitFor(() => expect(sent(wire)).toHaveLength(1));
    const mapping = [...(lotOf().mapping ?? []).slice(0, 9), 'comments'];
    expect(sent(wire)[0]?.body).toEqual({ mapping });
  });

  it('are left out by one click', async () => {
    const { wire, list, user } = await open(unused);
    wire.answer('PUT /file_import/5', { json: lotOf({ version: 4, state: 'checking', progress: 0 }) });
    await user.click(list.getByRole('button', { name: 'Leave out' }));
    await waitFor(() => expect(sent(wire)).toHaveLength(1));
    expect(sent(wire)[0]?.body).toEqual({ answers: { unused: { how: 'keep' } } });
  });

  it.each([
    ['en', 'They are left out. Same answer as for an earlier file of this client.', 'Change answer'],
    [
      'es',
      'Se dejan fuera. La misma respuesta que en un archivo anterior de este cliente.',
      'Cambiar respuesta',
    ],
  ] as const)('%s: as a person has said for an earlier file', async (language, sentence, change) => {
    const answers = { unused: { how: 'keep', is_remembered: true } } as const;
    const { list } = await open({ ...unused, answers }, { language });
    expect(list.getByText(sentence)).toBeInTheDocument();
    expect(list.getByRole('button', { name: change })).toBeEnabled();
  });
});
