/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import type { RecipientRequest } from '../../domain/conversations/recipientRequest';
import type { RecipientSaid, TrackingView } from '../../domain/stops/trackingView';
import { trackingRequestsEn, type TrackingRequestWords } from '../../i18n/en/trackingRequests';
import { trackingRequestsEs } from '../../i18n/es/trackingRequests';
import { trackingRequestsAr } from '../../i18n/ar/trackingRequests';
import { fill } from '../sentences';
import { Messages } from './Messages';
import { RequestForm, type FormRequest } from './RequestForm';
import { newRequestKey, sendRequest, type SentRequest } from './sendRequest';
import styles from './requests.module.css';
import type { Language } from '../../domain/wire/languages';

const WORDS: Record<Language, TrackingRequestWords> = {
  en: trackingRequestsEn,
  es: trackingRequestsEs,
  ar: trackingRequestsAr,
};

interface Props {
  token: string;
  view: TrackingView;
  language: Language;
  /** Something was done: the state behind the link is another. */
  onSent: () => void;
}

/** The sentences of what was said before, without what this page has just said. */
function sentencesOf(said: RecipientSaid | undefined, words: TrackingRequestWords): string[] {
  if (!said) return [];
  const { confirmed, notHome, call, door, rating } = said;
  return [
    confirmed ? words.said.confirmed : '',
    notHome ? words.said.notHome : '',
    call ? words.said.call : '',
    door ? words.said.door : '',
    rating === null ? '' : fill(words.said.rating, { stars: rating }),
  ].filter(Boolean);
}

/** What is done need not be offered again as it is; other words for the door or the office may be. */
function isOffered(request: RecipientRequest, said: RecipientSaid | undefined): boolean {
  if (request === 'confirm') return said?.confirmed !== true || said.notHome;
  return true;
}

/** What the recipient can ask for about this delivery, and about messages. */
export default function Requests(props: Props) {
  const { token, view, language, onSent } = props;
  return (
    <>
      <DeliveryRequests {...props} />
      {view.messages && (
        <Messages token={token} choice={view.messages} words={WORDS[language]} onSent={onSent} />
      )}
    </>
  );
}

/** A button each, whose form opens in its place. */
function DeliveryRequests({ token, view, language, onSent }: Props) {
  const words = WORDS[language];
  const [open, setOpen] = useState<FormRequest | null>(null);
  const [done, setDone] = useState<RecipientRequest | null>(null);
  const [trouble, setTrouble] = useState<Exclude<SentRequest, 'done'> | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const keyRef = useRef(newRequestKey());
  const offered = (view.requests ?? []).filter((request) => isOffered(request, view.said));

  const succeed = (request: RecipientRequest) => {
    keyRef.current = newRequestKey();
    setOpen(null);
    setTrouble(null);
    setDone(request);
    // The form or the button that had the focus is gone.
    status.current?.focus();
    onSent();
  };
  const press = async (request: RecipientRequest) => {
    setDone(null);
    setTrouble(null);
    if (request !== 'confirm') return setOpen(request);
    const sent = await sendRequest(token, { request }, keyRef.current);
    if (sent === 'done') return succeed(request);
    setTrouble(sent);
  };
  const cancel = () => {
    const request = open;
    setOpen(null);
    if (request) requestAnimationFrame(() => document.getElementById(`offer-${request}`)?.focus());
  };

  const isOver = offered.length === 1 && offered[0] === 'rate';
  const sentences = sentencesOf(view.said, words);
  if (offered.length === 0 && sentences.length === 0 && !done) return null;
  return (
    <section class={styles.requests} aria-labelledby="requests-title">
      <h2 id="requests-title">{isOver ? words.rateTitle : words.title}</h2>
      <p ref={status} role="status" tabIndex={-1} class={done ? styles.done : styles.none}>
        {done && words.done[done]}
      </p>
      {trouble && (
        <p class={styles.trouble} role="alert">
          {words.errors[trouble]}
        </p>
      )}
      {!done && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {open ? (
        <RequestForm
          key={open}
          token={token}
          request={open}
          view={view}
          words={words}
          language={language}
          onDone={() => succeed(open)}
          onCancel={cancel}
        />
      ) : (
        offered.map((request) => (
          <button key={request} id={`offer-${request}`} type="button" onClick={() => void press(request)}>
            {words.offers[request]}
          </button>
        ))
      )}
    </section>
  );
}
