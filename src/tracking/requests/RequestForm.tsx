/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { windowText } from '../../domain/conversations/windowText';
import {
  MOST_STARS,
  RECIPIENT_LIMITS,
  type RecipientRequest,
  type RecipientWish,
} from '../../domain/conversations/recipientRequest';
import type { TrackingView } from '../../domain/stops/trackingView';
import type { TrackingRequestWords } from '../../i18n/en/trackingRequests';
import { newRequestKey, sendRequest, type SentRequest } from './sendRequest';
import styles from './requests.module.css';
import type { Language } from '../../domain/wire/languages';
import { countText } from '../../i18n/countWords';

/** A request that has a form; `confirm` has none. */
export type FormRequest = Exclude<RecipientRequest, 'confirm'>;
type Trouble = Exclude<SentRequest, 'done'> | 'doorEmpty' | 'noWindow' | 'noStars';

interface Props {
  token: string;
  request: FormRequest;
  view: TrackingView;
  words: TrackingRequestWords;
  language: Language;
  onDone: () => void;
  onCancel: () => void;
}

const text = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/** What the form says, or what is missing in it. */
function wishIn(request: FormRequest, data: FormData, view: TrackingView): RecipientWish | Trouble {
  switch (request) {
    case 'notHome':
    case 'call':
      return { request, words: text(data, 'words') };
    case 'door': {
      const [gate_code, safe_place] = [text(data, 'gate_code'), text(data, 'safe_place')];
      return gate_code || safe_place ? { request, gate_code, safe_place } : 'doorEmpty';
    }
    case 'window': {
      const window = view.windows?.[Number(text(data, 'window') ?? -1)];
      return window ? { request, window } : 'noWindow';
    }
    case 'rate': {
      const stars = Number(text(data, 'stars') ?? 0);
      return stars > 0 ? { request, stars, words: text(data, 'words') } : 'noStars';
    }
  }
}

/** The form of one request. What was entered stays when it cannot be sent. */
export function RequestForm({ token, request, view, words, language, onDone, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // The same at every try of this form, so that a lost answer does nothing twice.
  const keyRef = useRef(newRequestKey());
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  const send = async (event: Event) => {
    event.preventDefault();
    if (!form.current || isSending) return;
    const wish = wishIn(request, new FormData(form.current), view);
    if (typeof wish === 'string') return setTrouble(wish);
    setSending(true);
    setTrouble(null);
    const sent = await sendRequest(token, wish, keyRef.current);
    if (sent === 'done') return onDone();
    // An answer was received: other entries are another request.
    if (sent !== 'unreachable') keyRef.current = newRequestKey();
    setSending(false);
    setTrouble(sent);
  };

  return (
    <form
      ref={form}
      class={styles.form}
      aria-labelledby="request-title"
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      noValidate
    >
      <h3 id="request-title">{words.offers[request]}</h3>
      {words.leads[request] && <p>{words.leads[request]}</p>}
      <Fields request={request} view={view} words={words} language={language} trouble={trouble} />
      {trouble && (
        <p class={styles.trouble} id="request-trouble" role="alert">
          {words.errors[trouble]}
        </p>
      )}
      <div class={styles.buttons}>
        <button type="submit" class={styles.main} aria-disabled={isSending}>
          {isSending ? words.sending : words.sends[request]}
        </button>
        <button type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

type FieldsProps = Pick<Props, 'request' | 'view' | 'words' | 'language'> & { trouble: Trouble | null };

function Fields({ request, view, words, language, trouble }: FieldsProps) {
  const described = trouble ? 'request-trouble' : undefined;
  const note = (
    <label>
      {words.words}
      <textarea name="words" rows={3} maxLength={RECIPIENT_LIMITS.words} />
    </label>
  );
  if (request === 'door')
    return (
      <>
        <label>
          {words.gateCode}
          <input
            name="gate_code"
            maxLength={RECIPIENT_LIMITS.gateCode}
            autoComplete="off"
            aria-invalid={trouble === 'doorEmpty' || undefined}
            aria-describedby={described}
          />
        </label>
        <label>
          {words.safePlace}
          <small>{words.safePlaceHint}</small>
          <input
            name="safe_place"
            maxLength={RECIPIENT_LIMITS.safePlace}
            autoComplete="off"
            aria-invalid={trouble === 'doorEmpty' || undefined}
            aria-describedby={described}
          />
        </label>
      </>
    );
  if (request === 'window')
    return (
      <fieldset aria-describedby={described}>
        <legend>{words.windows}</legend>
        {view.windows?.map((window, index) => (
          <label key={index} class={styles.choice}>
            <input type="radio" name="window" value={index} />
            {windowText(window, language, view.clock ?? '12')}
          </label>
        ))}
      </fieldset>
    );
  if (request === 'rate')
    return (
      <>
        <fieldset class={styles.stars} aria-describedby={described}>
          <legend>{words.stars}</legend>
          {Array.from({ length: MOST_STARS }, (_, index) => index + 1).map((count) => (
            <label key={count} class={styles.choice}>
              <input
                type="radio"
                name="stars"
                value={count}
                aria-label={countText(words.star, language, count)}
              />
              <span aria-hidden="true">{count} ★</span>
            </label>
          ))}
        </fieldset>
        {note}
      </>
    );
  return note;
}
