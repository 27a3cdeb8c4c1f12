import EditIcon from '@mui/icons-material/EditOutlined';
import {
  Alert,
  Button,
  IconButton,
  InputAdornment,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { EventView } from '../../domain/runs/dispatchView';
import { maskPhone } from '../../domain/people/phone';
import { shareProblem, type ShareWay } from '../../domain/access/shareLink';
import { useT, useTranslateAny } from '../../i18n/useT';
import { HttpError } from '../../providers/http';
import { speaksAdditions } from '../../providers/serverContract';
import { useRepeatKey } from '../../providers/useRepeatKey';
import { errorText } from '../errorText';
import { recipientContactCall, shareLinkCall } from '../../contract/tracking/links';
import { readApi } from '../../providers/callApi';

interface SendLinkFormProps {
  event: EventView;
  onBusy: (isBusy: boolean) => void;
  /** Receives the message that the link was sent. */
  onSent: (text: string | null) => void;
}

const FIELD = 'share-value';

/**
 * Sends the link by SMS or e-mail to the recipient's stored contact. The field is locked: the edit button or
 * the first submit unlocks it, and that first submit sends nothing (spec §5). So the user always checks the
 * number before sending.
 */
export function SendLinkForm({ event, onBusy, onSent }: SendLinkFormProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const [way, setWay] = useState<ShareWay>('sms');
  const [typed, setTyped] = useState<Partial<Record<ShareWay, string>>>({});
  const [isLocked, setIsLocked] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<HttpError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const key = useRepeatKey();
  const params = { manifestId: event.delivery_manifest_id ?? 0, eventId: event.id };
  const contact = useQuery({
    // Without it the user types the number.
    enabled: speaksAdditions(),
    queryKey: ['shareContact', event.id],
    queryFn: ({ signal }) => readApi(recipientContactCall, { params }, { signal }),
    gcTime: 0,
  });
  const known = way === 'sms' ? maskPhone(contact.data?.phone_number ?? '') : (contact.data?.email ?? '');
  const value = typed[way] ?? known;

  const unlock = () => {
    setIsLocked(false);
    document.getElementById(FIELD)?.focus();
  };
  const send = async (submit: FormEvent) => {
    submit.preventDefault();
    onSent(null);
    if (isLocked) return unlock();
    const found = shareProblem(way, value);
    setProblem(found);
    setError(null);
    if (found) {
      document.getElementById(FIELD)?.focus();
      return;
    }
    const body = { send_by: way, email: value, delivery_event_id: event.id };
    setIsSending(true);
    onBusy(true);
    try {
      const { manifestId } = params;
      const call = { params: { manifestId }, body };
      const sent = await readApi(shareLinkCall, call, { idempotencyKey: key.of(body) });
      key.answered();
      onSent(
        translate('actions.share.sent', { to: sent?.sent_to ?? value, smart_count: sent?.deliveries ?? 1 }),
      );
      setIsLocked(true);
    } catch (cause) {
      if (!(cause instanceof HttpError)) throw cause;
      if (cause.status !== 0) key.answered();
      setError(cause);
      setProblem(cause.errors.email?.message ?? null);
    } finally {
      setIsSending(false);
      onBusy(false);
    }
  };
  return (
    <form onSubmit={(submit) => void send(submit)} noValidate style={{ display: 'grid', gap: 12 }}>
      {error ? (
        <Alert severity="error" role="alert">
          {errorText(error, translate)}
        </Alert>
      ) : null}
      {contact.isError ? <Alert severity="warning">{translate('actions.share.contactFailed')}</Alert> : null}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={way}
        aria-label={translate('actions.share.way')}
        onChange={(_, chosen: ShareWay | null) => {
          if (!chosen) return;
          setWay(chosen);
          setIsLocked(true);
          setProblem(null);
        }}
      >
        <ToggleButton value="sms">{translate('actions.share.sms')}</ToggleButton>
        <ToggleButton value="email">{translate('actions.share.email')}</ToggleButton>
      </ToggleButtonGroup>
      <TextField
        id={FIELD}
        key={way}
        size="small"
        type={way === 'sms' ? 'tel' : 'email'}
        label={translate(way === 'sms' ? 'actions.share.phone' : 'actions.share.address')}
        value={value}
        autoComplete="off"
        error={problem !== null}
        helperText={
          problem
            ? translateAny(problem)
            : translate(isLocked ? 'actions.share.locked' : 'actions.share.unlocked')
        }
        onChange={({ target }) =>
          setTyped({ ...typed, [way]: way === 'sms' ? maskPhone(target.value) : target.value })
        }
        slotProps={{
          input: {
            readOnly: isLocked,
            endAdornment: isLocked ? (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={translate('actions.share.edit')}
                  onClick={unlock}
                >
                  <EditIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ) : null,
          },
        }}
      />
      <Button type="submit" variant="contained" loading={isSending} sx={{ justifySelf: 'start' }}>
        {translate(way === 'sms' ? 'actions.share.sendSms' : 'actions.share.sendEmail')}
      </Button>
    </form>
  );
}
