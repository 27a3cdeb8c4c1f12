import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { smsSize } from '../../domain/messages/smsSegments';
import { fillTemplate, type TemplateField, type TemplateValues } from '../../domain/messages/templateText';
import type { Problem } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import { directionOf, type Language } from '../../domain/wire/languages';
import { useLanguage } from '../../providers/LanguageProvider';

interface WordsFieldProps {
  language: Language;
  field: TemplateField;
  text: string;
  /** Of a real delivery; null: none was found. */
  values: TemplateValues | null;
  problem: Problem | undefined;
  disabled: boolean;
  onCaret: (input: HTMLInputElement | HTMLTextAreaElement) => void;
  onChange: (text: string) => void;
}

/** One text of a message, and below it what a recipient reads. */
export function WordsField(props: WordsFieldProps) {
  const { language, field, text, values, problem, disabled, onCaret, onChange } = props;
  const translate = useT();
  const translateAny = useTranslateAny();
  const ours = useOwnDirection();
  const label = translate(`recipientMessages.words.fields.${field}`);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        size="small"
        label={label}
        value={text}
        multiline={field !== 'subject'}
        minRows={field === 'email' ? 5 : 2}
        disabled={disabled}
        error={problem !== undefined}
        helperText={problem && translateAny(problem.message, problem.args)}
        slotProps={{ htmlInput: { lang: language }, formHelperText: { dir: ours } }}
        onSelect={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) onCaret(target);
        }}
        onChange={({ target }) => onChange(target.value)}
      />
      {values && <Preview field={field} text={fillTemplate(text, values)} />}
    </Box>
  );
}

function Preview({ field, text }: { field: TemplateField; text: string }) {
  const translate = useT();
  return (
    <Box
      sx={(theme) => ({
        padding: 3,
        borderRadius: '8px',
        backgroundColor: theme.tokens.sunken,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontSize: 13,
      })}
    >
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {translate('recipientMessages.words.preview')}
      </Typography>
      {text}
      {field === 'sms' && <Size text={text} />}
    </Box>
  );
}

/** What the page itself says runs its own way, beside words of another language. */
function useOwnDirection() {
  return directionOf(useLanguage());
}

/** Of a text in another alphabet, some of its letters say enough. */
const MOST_LETTERS = 6;

function lettersOf(unusual: readonly string[]): string {
  const some = unusual.slice(0, MOST_LETTERS).join(' ');
  return unusual.length > MOST_LETTERS ? `${some} …` : some;
}

function Size({ text }: { text: string }) {
  const translate = useT();
  const ours = useOwnDirection();
  const { encoding, segments, left, unusual } = smsSize(text);
  const args = { smart_count: segments, left, unusual: lettersOf(unusual) };
  return (
    <Typography variant="caption" color="text.secondary" dir={ours} sx={{ display: 'block', mt: 1 }}>
      {translate(`recipientMessages.words.${encoding === 'GSM-7' ? 'gsm' : 'ucs2'}`, args)}
    </Typography>
  );
}
