import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import AskIcon from '@mui/icons-material/CampaignOutlined';
import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { stopRecipientCall } from '../../contract/conversations/stopRecipient';
import { settleRecipientCall } from '../../contract/dispatch/settleRecipient';
import type { EventView } from '../../domain/runs/dispatchView';
import { fromWire } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { lazyPart } from '../../providers/lazyPart';
import { formatTimeOnDay } from '../../providers/measures';
import { withMessages } from '../../providers/messageSets';
import { speaksAdditions } from '../../providers/serverContract';
import { useAllowed } from '../../providers/usePermissions';
import Conversations from '../../resources/conversations/Conversations';
import { CONVERSATION_RIGHTS } from '../../resources/conversations/conversationCalls';
import { LoadFailed } from '../../ui/LoadFailed';
import { ToneTag } from '../../ui/ToneTag';
import { useMessageOf } from '../../ui/useMessageOf';
import { useBoardActions } from '../boardActions';
import { stopCall } from '../commandCall';
import { useCommand } from '../useCommand';
import factsStyles from '../facts.module.css';
import styles from './stopRecipient.module.css';

/** Comes with its own words. */
const StopMessages = lazyPart(
  withMessages('outreach', () => import('../../resources/sentMessages/StopMessages')),
);

/** What the recipient has said by page or text message, what they were told, and the text messages with them. */
export default function StopRecipient({ event }: { event: EventView }) {
  const translate = useT();
  const mayReadTexts = useAllowed(CONVERSATION_RIGHTS.read);
  return (
    <section className={styles.recipient} aria-label={translate('conversations.recipient.title')}>
      <Said event={event} />
      {mayReadTexts && (
        <Suspense fallback={null}>
          <StopMessages eventId={event.id} />
        </Suspense>
      )}
      {mayReadTexts && (
        <details>
          <summary>{translate('conversations.title')}</summary>
          <Conversations
            whose={{ stop: event.id }}
            write={
              event.participant_id === null
                ? null
                : { participantId: event.participant_id, name: event.participant_name, stopId: event.id }
            }
          />
        </details>
      )}
    </section>
  );
}

function Said({ event }: { event: EventView }) {
  const translate = useT();
  const { data, error, refetch } = useQuery({
    // With each new version of the stop it may be something else.
    queryKey: ['delivery_events', 'recipient', event.id, event.version],
    queryFn: ({ signal }) => readApi(stopRecipientCall, { params: { id: event.id } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: speaksAdditions(),
    retry: false,
    // What patients say is not kept.
    gcTime: 0,
  });
  if (error)
    return (
      <LoadFailed onRetry={() => void refetch()}>{translate('conversations.recipient.failed')}</LoadFailed>
    );
  if (!data) return null;
  const at = (wire: string) => formatTimeOnDay(fromWire(wire), data.time_zone, data.delivery_date);
  const word = (key: 'gateCode' | 'safePlace' | 'rating') => translate(`conversations.recipient.${key}`);
  const stars = data.recipient_rating;
  const rating = stars === null ? null : translate('conversations.recipient.stars', { stars });
  const facts = [
    ['gateCode', data.recipient_gate_code],
    ['safePlace', data.recipient_safe_place],
    ['rating', [rating, data.recipient_rating_words].filter(Boolean).join(': ')],
  ] as const;
  const shown = facts.filter(([, value]) => value);
  return (
    <>
      {data.recipient_asks && (
        <div className={styles.asks}>
          <div>
            <ToneTag
              tone="amber"
              icon={AskIcon}
              word={translate(`conversations.recipient.asks.${data.recipient_asks}`)}
            />
            {data.recipient_words && <p>{data.recipient_words}</p>}
            {data.recipient_asked_at && (
              <small>{translate('conversations.recipient.at', { time: at(data.recipient_asked_at) })}</small>
            )}
          </div>
          <Settle event={event} what={translate(`conversations.recipient.asks.${data.recipient_asks}`)} />
        </div>
      )}
      {data.recipient_confirmed_at && (
        <ToneTag
          tone="green"
          icon={CheckIcon}
          word={translate('conversations.recipient.confirmed', { time: at(data.recipient_confirmed_at) })}
        />
      )}
      {shown.length > 0 && (
        <dl className={factsStyles.facts}>
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{word(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Closes the request: a command with its undo, as every other on the board. */
function Settle({ event, what }: { event: EventView; what: string }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const { offerUndo } = useBoardActions();
  const done = useCallback(
    ({ command_id: commandId }: { command_id: string }) =>
      offerUndo({
        commandId,
        text: translate('conversations.recipient.settled', { what }),
        name: event.participant_name ?? '',
      }),
    [offerUndo, translate, what, event.participant_name],
  );
  const { state, send } = useCommand(done);
  if (!useAllowed(settleRecipientCall.right)) return null;
  const isRefused = state.phase === 'refused' || state.phase === 'conflict';
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={state.phase === 'saving'}
        onClick={() => send(stopCall(settleRecipientCall, event, {}))}
      >
        {translate('conversations.recipient.settle')}
      </Button>
      {isRefused && <p role="alert">{messageOf(state.error)}</p>}
    </>
  );
}
