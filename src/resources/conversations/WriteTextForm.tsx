import {
  Alert,
  Button,
  Chip,
  DialogActions,
  DialogContent,
  MenuItem,
  Skeleton,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { LONGEST_TEXT } from '../../contract/conversations/conversations';
import type { Texting, TextPhone } from '../../contract/conversations/startText';
import { isOwnWord } from '../../domain/messages/consent';
import { fromWire } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { formatTimeWithZone, phoneText } from '../../providers/measures';
import { LoadFailed } from '../../ui/LoadFailed';
import styles from './conversations.module.css';
import { FIRST_TEXTS, firstText } from './officeTexts';
import { useStartText } from './useStartText';
import { useTextSize } from './useTextSize';
import type { Written } from './WhoToWrite';
import { LANGUAGES, type Language } from '../../domain/wire/languages';

interface FormProps {
  who: Written | null;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
  onSent: (conversationId: number) => void;
}

/** Why nothing can be sent to a phone; null: it can. */
function obstacleOf(phone: TextPhone | undefined): 'noPhone' | 'land' | 'stopped' | 'refused' | null {
  if (!phone) return 'noPhone';
  if (phone.number_type === 'land') return 'land';
  if (phone.consent?.state !== 'stopped') return null;
  return isOwnWord(phone.consent.source) ? 'stopped' : 'refused';
}

/** Phone, language, words and their size; by the rules of consent and quiet hours, which the server asks again. */
export function WriteTextForm(props: FormProps) {
  const translate = useT();
  const { who, onClose } = props;
  const start = useStartText(props);
  const { texting, error, refetch, isSaving, trouble } = start;
  const [chosen, setChosen] = useState<string | null>(null);
  const [spoken, setSpoken] = useState<Language | null>(null);
  const [text, setText] = useState('');
  const phone = texting?.phones.find((each) => each.phone_number === chosen) ?? texting?.phones[0];
  const language = spoken ?? texting?.language ?? 'en';
  const obstacle = texting ? obstacleOf(phone) : null;
  const isTooLong = text.trim().length > LONGEST_TEXT;
  const isBlocked = !phone || obstacle !== null || isSaving || text.trim() === '' || isTooLong;
  const later =
    texting?.quiet_until != null
      ? formatTimeWithZone(fromWire(texting.quiet_until), texting.time_zone)
      : null;

  const send = () => {
    if (!phone || isBlocked) return;
    start.send({ phone_number: phone.phone_number, text: text.trim(), language }, later);
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && (
          <LoadFailed onRetry={() => void refetch()}>{translate('conversations.write.failed')}</LoadFailed>
        )}
        {who && !texting && !error && <Skeleton variant="rounded" height={160} />}
        {texting && (
          <>
            <ToWhom
              texting={texting}
              phone={phone}
              language={language}
              onPhone={setChosen}
              onLanguage={setSpoken}
            />
            {obstacle && <Alert severity="warning">{translate(`conversations.write.${obstacle}`)}</Alert>}
            {!obstacle && later && (
              <Alert severity="info">{translate('conversations.write.quiet', { time: later })}</Alert>
            )}
            {!obstacle && (
              <Words
                texting={texting}
                language={language}
                text={text}
                isTooLong={isTooLong}
                onText={setText}
                onSend={send}
              />
            )}
            {trouble && <Alert severity="error">{trouble}</Alert>}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {translate('conversations.write.cancel')}
        </Button>
        <Button variant="contained" loading={isSaving} disabled={isBlocked} onClick={send}>
          {later
            ? translate('conversations.write.sendLater', { time: later })
            : translate('conversations.write.send')}
        </Button>
      </DialogActions>
    </>
  );
}

interface ToWhomProps {
  texting: Texting;
  phone: TextPhone | undefined;
  language: Language;
  onPhone: (phone: string) => void;
  onLanguage: (language: Language) => void;
}

function ToWhom({ texting, phone, language, onPhone, onLanguage }: ToWhomProps) {
  const translate = useT();
  return (
    <div className={styles.toWhom}>
      {texting.phones.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('conversations.write.phone')}
          value={phone?.phone_number ?? ''}
          onChange={({ target }) => onPhone(target.value)}
        >
          {texting.phones.map((each) => (
            <MenuItem key={each.phone_number} value={each.phone_number}>
              {[
                phoneText(each.phone_number),
                each.contact_name,
                each.number_type === 'land' && translate('conversations.write.landLine'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={translate('conversations.write.language')}
        onChange={(_, value: Language | null) => {
          if (value) onLanguage(value);
        }}
      >
        {LANGUAGES.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`conversations.write.languages.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

interface WordsProps {
  texting: Texting;
  language: Language;
  text: string;
  isTooLong: boolean;
  onText: (text: string) => void;
  onSend: () => void;
}

function Words({ texting: { values }, language, text, isTooLong, onText, onSend }: WordsProps) {
  const translate = useT();
  const noteId = useId();
  const size = useTextSize(text.trim());
  const known = { ...values, window: values.window?.[language] ?? null };
  return (
    <>
      <div className={styles.canned} role="group" aria-label={translate('conversations.write.ready')}>
        {FIRST_TEXTS.map((name) => {
          const words = firstText(name, language, known);
          return (
            words && (
              <Chip
                key={name}
                size="small"
                label={translate(`conversations.write.readyNames.${name}`)}
                onClick={() => onText(words)}
              />
            )
          );
        })}
      </div>
      <TextField
        label={translate('conversations.write.text')}
        value={text}
        lang={language}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
        }}
        multiline
        minRows={4}
        maxRows={10}
        size="small"
        fullWidth
        error={isTooLong}
        helperText={isTooLong ? translate('conversations.tooLong') : text ? size : ' '}
        slotProps={{
          htmlInput: { 'aria-describedby': noteId, 'aria-keyshortcuts': 'Control+Enter' },
          formHelperText: { id: noteId },
        }}
      />
    </>
  );
}
