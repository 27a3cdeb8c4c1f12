/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { TrackingState } from '../domain/stops/trackingState';
import { browserLanguage, chosenLanguage, chooseLanguage, LanguageSwitch } from './LanguageSwitch';
import { LazyRequests } from './LazyRequests';
import { ProgressPicture } from './ProgressPicture';
import {
  ageText,
  attemptText,
  deliveredText,
  expectedText,
  fill,
  headlineText,
  lateText,
  newDayText,
  noteText,
  readableName,
  readablePhone,
  stopsText,
  vehicleText,
  windowText,
  WORDS,
} from './sentences';
import { useTracking, type Tracking } from './useTracking';
import { VehicleMap } from './VehicleMap';
import styles from './tracking.module.css';
import { directionOf, type Language } from '../domain/wire/languages';

function stateOf({ view, isGone }: Tracking): TrackingState | null {
  return isGone ? 'unavailable' : (view?.state ?? null);
}

/** "Where is my Rx" (spec §1, §2): state, progress, expected time, distance, and contact. */
export function TrackingPage({ token }: { token: string }) {
  const tracking = useTracking(token);
  const [chosen, setChosen] = useState(chosenLanguage);
  const language = chosen ?? tracking.view?.language ?? browserLanguage();
  const words = WORDS[language];
  const state = stateOf(tracking);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    // No name: the title is stored in the browser's history and shown on the task bar.
    document.title = `${words.title} - ${words.appName}`;
  }, [language, words]);

  return (
    <div class={styles.tracking} data-state={state ?? 'loading'}>
      <header>
        <p class={styles.product}>{words.title}</p>
        <LanguageSwitch
          label={words.language}
          language={language}
          onChoose={(next) => {
            chooseLanguage(next);
            setChosen(next);
          }}
        />
      </header>
      <main>
        {state && <ProgressPicture state={state} stopsAway={tracking.view?.stops_away ?? null} />}
        <News tracking={tracking} state={state} language={language} />
        <VehicleMap token={token} vehicle={tracking.view?.vehicle ?? null} words={words} />
        <Connection tracking={tracking} language={language} />
        {tracking.view && (
          <LazyRequests token={token} view={tracking.view} language={language} onSent={tracking.refresh} />
        )}
        <DriverCall tracking={tracking} language={language} />
        <CallButton tracking={tracking} language={language} />
      </main>
    </div>
  );
}

interface PartProps {
  tracking: Tracking;
  language: Language;
}

/** Everything that can change while the page is open is in one polite live region. */
function News({
  tracking: { view, now, isOffline },
  state,
  language,
}: PartProps & { state: TrackingState | null }) {
  const words = WORDS[language];
  const details = view
    ? [
        { kind: 'attempt', text: attemptText(view, language, now) },
        { kind: 'new-day', text: newDayText(view, language, now) },
        { kind: 'when', text: expectedText(view, language, now) || deliveredText(view, language, now) },
        { kind: 'late', text: lateText(view, language) },
        { kind: 'stops', text: stopsText(view, language) },
        { kind: 'vehicle', text: vehicleText(view, language, now) },
        { kind: 'window', text: windowText(view, language) },
      ]
    : [];
  const note = state ? noteText(state, view, language, now) : '';
  const headline = state
    ? headlineText(state, view?.kind ?? 'delivery', language)
    : isOffline
      ? words.unreachable
      : words.loading;
  return (
    <div class={styles.news} role="status">
      {view?.first_name && (
        <p class={styles.person}>{fill(words.forPerson, { name: readableName(view.first_name) })}</p>
      )}
      <h1>{headline}</h1>
      {note && <p>{note}</p>}
      {details.map(({ kind, text }) => text && <p class={styles[kind]}>{text}</p>)}
    </div>
  );
}

/** Age of the data; prominent when the server does not answer. */
function Connection({ tracking: { view, heardAt, now, isOffline }, language }: PartProps) {
  const words = WORDS[language];
  if (!view || !heardAt) return null;
  // "Updated just now" would refer to the server, but the recipient waits for a position of the driver.
  if (view.is_checking && !isOffline) return null;
  const age = ageText(heardAt, now, language);
  return (
    <p class={styles.connection} data-offline={isOffline || undefined} role={isOffline ? 'alert' : undefined}>
      {fill(isOffline ? words.offline : words.updated, { age })}
    </p>
  );
}

function CallButton({ tracking: { view }, language }: PartProps) {
  if (!view?.cdp.phone_number) return null;
  return (
    <a class={styles.call} href={`tel:+1${view.cdp.phone_number}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M6.5 3.5 L9.5 3.5 L11 8 L8.8 9.6 C9.8 11.8 12.2 14.2 14.4 15.2 L16 13 L20.5 14.5 V17.5 C20.5 19.2 19.2 20.5 17.5 20.5 C10 20 4 14 3.5 6.5 C3.5 4.8 4.8 3.5 6.5 3.5 Z" />
      </svg>
      <span>
        {fill(WORDS[language].call, { name: readableName(view.cdp.name) })}
        <small>
          <bdi dir="ltr">{readablePhone(view.cdp.phone_number)}</bdi>
        </small>
      </span>
    </a>
  );
}

/** By a number that connects with the driver: the page never knows the driver's own. */
function DriverCall({ tracking: { view }, language }: PartProps) {
  if (!view?.driver_number) return null;
  return (
    <a class={styles.driver} href={`tel:${view.driver_number}`}>
      {WORDS[language].callDriver}
    </a>
  );
}
