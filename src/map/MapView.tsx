import { Suspense, useCallback, useState, type KeyboardEvent } from 'react';
import { DEFAULT_CENTER, DISPATCH_ZOOM } from '../domain/addresses/mapDefaults';
import { useT } from '../i18n/useT';
import { lazyPart } from '../providers/lazyPart';
import { GOOGLE_KEY } from './googleKey';
import type { MapEngine, MapEngineProps, MapEvents, MapView as View } from './mapEngine';
import { MapCredit } from './MapCredit';
import { MapList } from './MapList';
import { MapNotes } from './MapNotes';
import type { MapProps } from './mapProps';
import { MapScale } from './MapScale';
import { EMPTY_SCENE } from './mapScene';
import { MapTools, type MapTool } from './MapTools';
import { loadOpenGround } from './open/loadOpenGround';
import { useMapGround } from './open/useMapGround';
import { useDrawnScene } from './useDrawnScene';
import { useDrawnVehicles } from './useDrawnVehicles';
import { useMapChoice } from './useMapChoice';
import { useMyPosition } from './useMyPosition';
import styles from './map.module.css';

const OpenGround = lazyPart(loadOpenGround);
const GoogleGround = lazyPart(() => import('./google/GoogleGround'));

const START: View = { center: DEFAULT_CENTER, zoom: DISPATCH_ZOOM };
/** Where somebody is, with the streets around. */
const LOCATE_ZOOM = 14;
/** Pixels that an arrow key moves the map. */
const STEP = 80;
const ARROWS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
const NO_EVENTS: MapEvents = {
  onPick: () => undefined,
  onPickMany: () => undefined,
  onHover: () => undefined,
};
const noWords = () => ({ title: '', about: '' });
const NOTHING: ReadonlySet<number> = new Set();
const NO_VEHICLES: NonNullable<MapProps['vehicles']> = [];
const NO_TOOLS: readonly MapTool[] = [];

/** One map for every page, on the ground that the person chose, with a list that says the same. */
export default function MapView(props: MapProps) {
  const { label, start = START, scene = EMPTY_SCENE, vehicles = NO_VEHICLES, played = null } = props;
  const { selected = NOTHING, hovered = null, pin = null, fitKey = '', isMovable = true, onArrow } = props;
  const translate = useT();
  const ground = useMapGround();
  const { choice, hasChoice, choose } = useMapChoice();
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [view, setView] = useState<View>(start);
  const [googleFailed, setGoogleFailed] = useState(false);
  const [isUndrawn, setUndrawn] = useState(false);
  const [isLasso, setLasso] = useState(false);
  const [isListed, setListed] = useState(false);
  const giveUpGoogle = useCallback(() => setGoogleFailed(true), []);
  const giveUpOpen = useCallback(() => setUndrawn(true), []);
  const events = { ...NO_EVENTS, ...props.events };
  const { fit } = useDrawnScene(engine, { scene, selected, hovered, pin, fitKey, fitTo: props.fitTo });
  useDrawnVehicles(engine, vehicles, played);
  const mine = useMyPosition((point) => {
    engine?.show(point, Math.max(view.zoom, LOCATE_ZOOM));
    if (!pin) engine?.drawPin(point);
  });

  const isGoogle = choice === 'google' && !googleFailed;
  const toggleLasso = () => {
    engine?.setLasso(!isLasso);
    setLasso(!isLasso);
  };
  const runs: Readonly<Record<MapTool, () => void>> = {
    zoomIn: () => engine?.zoomBy(1),
    zoomOut: () => engine?.zoomBy(-1),
    fit,
    locate: mine.find,
    lasso: toggleLasso,
    list: () => setListed(!isListed),
    otherMap: () => {
      setGoogleFailed(false);
      choose(isGoogle ? 'open' : 'google');
    },
  };
  const tools: MapTool[] = [
    ...(isUndrawn ? [] : (['zoomIn', 'zoomOut', ...(props.tools ?? NO_TOOLS)] as const)),
    ...(hasChoice ? (['otherMap'] as const) : []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow && onArrow) onArrow(...arrow, event.shiftKey);
    else if (arrow) engine?.panBy(arrow[1] * STEP, -arrow[0] * STEP);
    else if (event.key === '+' || event.key === '=') engine?.zoomBy(1);
    else if (event.key === '-') engine?.zoomBy(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const engineProps: MapEngineProps = {
    start: view,
    events,
    pin,
    isMovable,
    onReady: setEngine,
    onView: setView,
    onFail: isGoogle ? giveUpGoogle : giveUpOpen,
  };
  const inSight = <Item extends { latitude: number; longitude: number }>(items: readonly Item[]) =>
    engine ? items.filter((item) => engine.isInSight(item)) : items;
  return (
    <section className={styles.map} aria-label={label}>
      <div
        className={styles.surface}
        dir="ltr"
        role="application"
        aria-label={onArrow ? label : translate('map.keys', { label })}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <Suspense fallback={null}>
          {isUndrawn ? null : isGoogle ? (
            <GoogleGround apiKey={GOOGLE_KEY} {...engineProps} />
          ) : ground ? (
            <OpenGround ground={ground} {...engineProps} />
          ) : null}
        </Suspense>
      </div>
      {isUndrawn ? (
        <p role="status" className={styles.undrawn}>
          {translate('map.noWebgl')}
        </p>
      ) : null}
      {isListed || (isUndrawn && scene.stops.length > 0) ? (
        <MapList
          stops={inSight(scene.stops)}
          places={inSight(scene.places)}
          vehicles={vehicles}
          wordsOf={props.wordsOf ?? noWords}
          selected={selected}
          played={played}
          events={events}
          onClose={isUndrawn ? null : () => setListed(false)}
        />
      ) : null}
      {props.children}
      <MapTools
        tools={tools.map((tool) => [tool, runs[tool]] as const)}
        on={{ lasso: isLasso, list: isListed }}
      />
      <div className={styles.foot}>
        <MapNotes ground={isGoogle ? null : (ground ?? null)} googleFailed={googleFailed} />
        {mine.problem ? (
          <p role="alert" className={styles.problem}>
            {translate(`map.geolocation.${mine.problem}`)}
          </p>
        ) : null}
        {isUndrawn ? null : <MapScale view={view} />}
      </div>
      {isGoogle || isUndrawn || !ground ? null : <MapCredit ground={ground} />}
    </section>
  );
}
