import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { saveTemplateCall, type RecipientTemplate } from '../../contract/messages/recipientMessages';
import {
  TEMPLATE_FIELDS,
  templateProblems,
  type TemplateField,
  type TemplateVariable,
  type TemplateWords,
} from '../../domain/messages/templateText';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { Dialog } from '../../ui/unsaved/Dialog';
import { useSending } from '../../ui/useSending';
import { PreviewOrder } from './PreviewOrder';
import { usePreviewValues } from './useRecipientMessages';
import { VariableBar } from './VariableBar';
import { WordsField } from './WordsField';
import { directionOf, LANGUAGES, type Language } from '../../domain/wire/languages';

interface WordsDialogProps {
  template: RecipientTemplate;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Where the cursor was last: a variable is inserted there. */
interface Caret {
  language: Language;
  field: TemplateField;
  input: HTMLInputElement | HTMLTextAreaElement;
}

function withText(
  words: TemplateWords,
  language: Language,
  field: TemplateField,
  text: string,
): TemplateWords {
  return { ...words, [language]: { ...words[language], [field]: text } };
}

/** All texts of one message beside each other, with what a recipient would read. */
export function WordsDialog({ template, onSaved, onClose }: WordsDialogProps) {
  const { event, version, is_own } = template;
  const translate = useT();
  const notify = useNotify();
  const id = useId();
  const [words, setWords] = useState(template.words);
  const [order, setOrder] = useState('');
  const [isTried, setIsTried] = useState(false);
  const caret = useRef<Caret | null>(null);
  const preview = usePreviewValues(order);
  const { isSaving, trouble, problems: refused, send } = useSending(() => undefined);
  const found = templateProblems(event, words);
  const problems = isTried ? { ...refused, ...found } : {};
  const count = Object.keys(found).length;
  const isDirty = JSON.stringify(words) !== JSON.stringify(template.words);

  const insert = (variable: TemplateVariable) => {
    const { language, field, input } = caret.current ?? { language: 'en', field: 'sms', input: null };
    const text = words[language][field];
    const start = input?.selectionStart ?? text.length;
    const end = input?.selectionEnd ?? text.length;
    setWords(withText(words, language, field, `${text.slice(0, start)}{${variable}}${text.slice(end)}`));
    input?.focus();
  };
  const store = (next: TemplateWords | null) =>
    void send(
      async () => {
        await readApi(saveTemplateCall, { params: { event }, body: { words: next } }, { version });
        await onSaved();
      },
      () => notify(translate('recipientMessages.words.saved'), { type: 'success' }),
    );
  const save = () => {
    setIsTried(true);
    if (count === 0) store(words);
  };
  return (
    <Dialog open fullWidth maxWidth="lg" aria-labelledby={id} onClose={isSaving ? undefined : onClose}>
      <DialogTitle id={id}>
        {translate('recipientMessages.words.dialog', {
          event: translate(`recipientMessages.events.${event}`),
        })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        {isTried && count > 0 && (
          <Alert severity="error">
            {translate('recipientMessages.words.problems', { smart_count: count })}
          </Alert>
        )}
        <VariableBar event={event} onInsert={insert} />
        <PreviewOrder preview={preview} onOrder={setOrder} />
        <Box
          sx={{
            display: 'grid',
            gap: 6,
            gridTemplateColumns: 'minmax(0, 1fr)',
            '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {LANGUAGES.map((language) => (
            <Box
              key={language}
              component="section"
              lang={language}
              dir={directionOf(language)}
              sx={{ display: 'grid', gap: 4, alignContent: 'start' }}
            >
              <Typography variant="h3">
                {translate(`recipientMessages.words.languages.${language}`)}
              </Typography>
              {TEMPLATE_FIELDS.map((field) => (
                <WordsField
                  key={field}
                  language={language}
                  field={field}
                  text={words[language][field]}
                  values={preview.data?.values[language] ?? null}
                  problem={problems[`${language}.${field}`]}
                  disabled={isSaving}
                  onCaret={(input) => (caret.current = { language, field, input })}
                  onChange={(text) => setWords(withText(words, language, field, text))}
                />
              ))}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {is_own && (
          <Button
            color="secondary"
            disabled={isSaving}
            onClick={() => store(null)}
            sx={{ marginInlineEnd: 'auto' }}
          >
            {translate('recipientMessages.words.restore')}
          </Button>
        )}
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {translate('recipientMessages.words.keep')}
        </Button>
        <Button variant="contained" disabled={!isDirty} loading={isSaving} onClick={save}>
          {translate('recipientMessages.words.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
