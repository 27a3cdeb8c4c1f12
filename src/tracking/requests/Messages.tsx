/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import type { MessageRequest, MessageWish } from '../../domain/conversations/recipientRequest';
import type { MessageChannel } from '../../domain/messages/channels';
import type { MessageChoice } from '../../domain/messages/consent';
import type { TrackingRequestWords } from '../../i18n/en/trackingRequests';
import { newRequestKey, sendRequest, type SentRequest } from './sendRequest';
import styles from './requests.module.css';

interface Props {
  token: string;
  choice: MessageChoice;
  words: TrackingRequestWords;
  onSent: () => void;
}

/** Messages to the recipient: stopped by the page, and gotten again. */
export function Messages({
  token,
  choice,
  words: { messages: words, errors, cancel, sending },
  onSent,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<MessageRequest | null>(null);
  const [trouble, setTrouble] = useState<Exclude<SentRequest, 'done'> | 'noChannel' | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const keyRef = useRef(newRequestKey());
  const { on, off } = choice;

  const send = async (wish: MessageWish) => {
    if (isSending) return;
    setSending(true);
    setDone(null);
    setTrouble(null);
    const sent = await sendRequest(token, wish, keyRef.current);
    setSending(false);
    // An answer was received: the next press is another request.
    if (sent !== 'unreachable') keyRef.current = newRequestKey();
    if (sent !== 'done') return setTrouble(sent);
    setOpen(false);
    setDone(wish.request);
    status.current?.focus();
    onSent();
  };
  const stop = (event: Event) => {
    event.preventDefault();
    const chosen = new FormData(form.current ?? undefined).getAll('channel');
    const channels = on.length === 1 ? on : on.filter((channel) => chosen.includes(channel));
    if (channels.length === 0) return setTrouble('noChannel');
    void send({ request: 'stopMessages', channels });
  };
  const close = () => {
    setOpen(false);
    setTrouble(null);
    requestAnimationFrame(() => document.getElementById('offer-stopMessages')?.focus());
  };

  if (on.length === 0 && off.length === 0 && !done) return null;
  const named = (channels: readonly MessageChannel[]) =>
    channels.map((channel) => words.channels[channel]).join(', ');
  return (
    <section class={styles.requests} aria-labelledby="messages-title">
      <h2 id="messages-title">{words.title}</h2>
      <p ref={status} role="status" tabIndex={-1} class={done ? styles.done : styles.none}>
        {done && words.done[done]}
      </p>
      {trouble && (
        <p class={styles.trouble} id="messages-trouble" role="alert">
          {trouble === 'noChannel' ? words.noChannel : errors[trouble]}
        </p>
      )}
      {off.length > 0 && (
        <>
          <p>
            {words.stopped} {named(off)}
          </p>
          <button
            type="button"
            aria-disabled={isSending}
            onClick={() => void send({ request: 'startMessages' })}
          >
            {words.start}
          </button>
        </>
      )}
      {on.length > 0 && !isOpen && (
        <button
          id="offer-stopMessages"
          type="button"
          onClick={() => {
            setDone(null);
            setOpen(true);
          }}
        >
          {words.stop}
        </button>
      )}
      {on.length > 0 && isOpen && (
        <form
          ref={form}
          class={styles.form}
          aria-labelledby="messages-lead"
          onSubmit={stop}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          noValidate
        >
          <p id="messages-lead">{words.lead}</p>
          {on.length === 1 ? (
            <p>{named(on)}</p>
          ) : (
            <fieldset aria-describedby={trouble ? 'messages-trouble' : undefined}>
              <legend>{words.which}</legend>
              {on.map((channel) => (
                <label key={channel} class={styles.choice}>
                  <input type="checkbox" name="channel" value={channel} defaultChecked />
                  {words.channels[channel]}
                </label>
              ))}
            </fieldset>
          )}
          <div class={styles.buttons}>
            <button type="submit" class={styles.main} aria-disabled={isSending}>
              {isSending ? sending : words.stop}
            </button>
            <button type="button" onClick={close}>
              {cancel}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
