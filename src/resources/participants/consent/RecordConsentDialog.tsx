import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  LONGEST_CONSENT_NOTE,
  recordConsentCall,
  type ContactConsent,
} from '../../../contract/participants/consents';
import {
  HOW_ASKED,
  needsNewConsent,
  type ConsentState,
  type HowAsked,
} from '../../../domain/messages/consent';
import { useT, useTranslateAny } from '../../../i18n/useT';
import { readApi } from '../../../providers/callApi';
import { showMessage } from '../../../providers/messageLog';
import { useRepeatKey } from '../../../providers/useRepeatKey';
import { CommandDialog } from '../../../ui/CommandDialog';
import { FieldFrame } from '../../../ui/FieldFrame';
import { phoneText } from '../../../providers/measures';

interface DialogProps {
  participantId: number;
  contact: ContactConsent;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Keeps what a person has told the office about one way to them, and how the office knows. */
export function RecordConsentDialog({ participantId, contact, onClose, onDone }: DialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const key = useRepeatKey();
  const { channels, history } = contact;
  const [channel, setChannel] = useState(channels[0]?.channel ?? 'sms');
  const [state, setState] = useState<ConsentState>('given');
  const [how, setHow] = useState<HowAsked>('phone');
  const [note, setNote] = useState('');
  const [isNew, setNew] = useState(false);
  const words = history.filter((word) => word.channel === null || word.channel === channel);
  const needsNew = needsNewConsent(state, words);

  const record = async () => {
    const body = { contact: contact.contact, channel, state, how, note: note.trim() || null, is_new: isNew };
    const idempotencyKey = key.of(recordConsentCall.path, { participantId, body });
    await readApi(recordConsentCall, { params: { id: participantId }, body }, { idempotencyKey });
    key.answered();
    showMessage({ kind: 'success', key: 'consent.dialog.done', text: translate('consent.dialog.done') });
    await onDone();
    onClose();
  };
  return (
    <CommandDialog
      title={translate('consent.dialog.title')}
      verb={translate('consent.dialog.verb')}
      keep={translate('consent.dialog.keep')}
      isBlocked={needsNew && (!isNew || note.trim() === '')}
      onRun={record}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>{translate('consent.dialog.sentence', { contact: phoneText(contact.contact) })}</span>
          {channels.length > 1 && (
            <FieldFrame label={translate('consent.dialog.channel')}>
              {({ id }) => (
                <TextField
                  select
                  id={id}
                  size="small"
                  fullWidth
                  value={channel}
                  disabled={isRunning}
                  slotProps={{
                    select: { SelectDisplayProps: { 'aria-label': translate('consent.dialog.channel') } },
                  }}
                  onChange={({ target }) =>
                    setChannel(channels.find((each) => each.channel === target.value)?.channel ?? channel)
                  }
                >
                  {channels.map((each) => (
                    <MenuItem key={each.channel} value={each.channel}>
                      {translate(`consent.channels.${each.channel}`)}
                    </MenuItem>
                  ))}
                </TextField>
              )}
            </FieldFrame>
          )}
          <FieldFrame isGroup label={translate('consent.dialog.state')}>
            {() => (
              <RadioGroup
                row
                aria-label={translate('consent.dialog.state')}
                value={state}
                onChange={({ target }) => setState(target.value === 'stopped' ? 'stopped' : 'given')}
              >
                <FormControlLabel
                  value="given"
                  control={<Radio size="small" />}
                  label={translate('consent.dialog.given')}
                />
                <FormControlLabel
                  value="stopped"
                  control={<Radio size="small" />}
                  label={translate('consent.dialog.stopped')}
                />
              </RadioGroup>
            )}
          </FieldFrame>
          {state === 'stopped' && <span>{translate('consent.dialog.stoppedEffect')}</span>}
          {needsNew && (
            <Alert severity="warning">
              {translate('consent.dialog.ownStop')}
              {channel === 'sms' && (
                <p style={{ margin: '8px 0 0' }}>{translate('consent.dialog.carrier')}</p>
              )}
              <FormControlLabel
                control={
                  <Checkbox size="small" checked={isNew} onChange={({ target }) => setNew(target.checked)} />
                }
                label={translate('consent.dialog.isNew')}
              />
            </Alert>
          )}
          <FieldFrame isGroup label={translate('consent.dialog.how')}>
            {() => (
              <RadioGroup
                row
                aria-label={translate('consent.dialog.how')}
                value={how}
                onChange={({ target }) => setHow(HOW_ASKED.find((each) => each === target.value) ?? how)}
              >
                {HOW_ASKED.map((each) => (
                  <FormControlLabel
                    key={each}
                    value={each}
                    control={<Radio size="small" />}
                    label={translate(`consent.how.${each}`)}
                  />
                ))}
              </RadioGroup>
            )}
          </FieldFrame>
          <FieldFrame
            label={translate('consent.dialog.note')}
            required={needsNew}
            problem={problems.note && translateAny(problems.note.message, problems.note.args)}
          >
            {({ id, describedBy }) => (
              <TextField
                id={id}
                size="small"
                fullWidth
                multiline
                minRows={2}
                value={note}
                disabled={isRunning}
                slotProps={{
                  htmlInput: {
                    maxLength: LONGEST_CONSENT_NOTE,
                    'aria-describedby': describedBy,
                    'aria-required': needsNew || undefined,
                  },
                }}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </FieldFrame>
        </>
      )}
    </CommandDialog>
  );
}
