import { Button, Chip, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { answerTextCall, LONGEST_TEXT } from '../../contract/conversations/conversations';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { useRepeatKey } from '../../providers/useRepeatKey';
import { statusOf } from '../../ui/useMessageOf';
import { useSending } from '../../ui/useSending';
import { OFFICE_TEXTS } from './officeTexts';
import { useTextSize } from './useTextSize';
import styles from './conversations.module.css';
import type { Language } from '../../domain/wire/languages';

const ignore = () => undefined;

interface BoxProps {
  id: number;
  /** The recipient's. */
  language: Language;
  onSent: () => Promise<void>;
}

/** Where the office writes an answer: ready-made ones to begin with, and what it costs in messages. */
export function AnswerBox({ id, language, onSent }: BoxProps) {
  const translate = useT();
  const noteId = useId();
  const key = useRepeatKey();
  const [text, setText] = useState('');
  const { isSaving, trouble, send } = useSending(ignore);
  const size = useTextSize(text.trim());
  const isTooLong = text.trim().length > LONGEST_TEXT;
  const isBlocked = isSaving || text.trim() === '' || isTooLong;

  const answer = () => {
    if (isBlocked) return;
    const body = { text: text.trim() };
    const idempotencyKey = key.of(answerTextCall.path, { id, body });
    void send(
      async () => {
        try {
          await readApi(answerTextCall, { params: { id }, body }, { idempotencyKey });
        } catch (error) {
          // They have said STOP meanwhile: the thread says so.
          if (statusOf(error) === 409) void onSent();
          throw error;
        }
        key.answered();
      },
      () => {
        setText('');
        showMessage({ kind: 'success', key: 'conversations.sent', text: translate('conversations.sent') });
        void onSent();
      },
    );
  };
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <div className={styles.canned} role="group" aria-label={translate('conversations.canned')}>
        {Object.entries(OFFICE_TEXTS[language].answer).map(([name, words]) => (
          <Chip key={name} size="small" label={words} lang={language} onClick={() => setText(words)} />
        ))}
      </div>
      <TextField
        label={translate('conversations.answer')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) answer();
        }}
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        fullWidth
        error={isTooLong || trouble !== null}
        helperText={trouble ?? (isTooLong ? translate('conversations.tooLong') : text ? size : ' ')}
        slotProps={{
          htmlInput: { 'aria-describedby': noteId, 'aria-keyshortcuts': 'Control+Enter' },
          formHelperText: { id: noteId },
        }}
      />
      <Button type="submit" variant="contained" size="small" disabled={isBlocked}>
        {translate('conversations.send')}
      </Button>
    </form>
  );
}
