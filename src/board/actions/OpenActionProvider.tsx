import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { StopMenu } from '../StopMenu';
import { Opening } from '../interaction/Opening';
import type { DeliveryAction, StopOnBoard, Stops } from './deliveryAction';
import type { OfferedStops } from './offeredActions';
import { OpenActionContext, type MenuPlace, type OpenAction } from './openAction';
import type { RunAction } from './runAction';

type Opened =
  | { kind: 'stop'; action: DeliveryAction; stop: StopOnBoard }
  | { kind: 'stops'; offered: OfferedStops }
  | { kind: 'run'; action: RunAction; manifest: ManifestView }
  | { kind: 'menu'; stop: StopOnBoard; place: MenuPlace };

interface OpenActionProviderProps {
  /** The current state of the stop. Null when it has left the page; its dialog then keeps the last state. */
  findStop: (eventId: number) => StopOnBoard | null;
  findRun: (manifestId: number) => ManifestView | null;
  children: ReactNode;
}

/**
 * Stores which action's dialog is open, updates it with live changes, and restores the focus when it closes.
 */
export function OpenActionProvider({ findStop, findRun, children }: OpenActionProviderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const returnTo = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (opened) return;
    const home = returnTo.current;
    returnTo.current = null;
    if (!home) return;
    // Runs after the dialog restores the focus itself, which fails if the opener was in a menu that has
    // closed.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body || !document.activeElement) home.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);

  const open = useCallback((next: Opened, home?: HTMLElement | null) => {
    const active = document.activeElement;
    returnTo.current ??= home ?? (active instanceof HTMLElement ? active : null);
    setOpened(next);
  }, []);
  const close = useCallback(() => setOpened(null), []);

  const value = useMemo<OpenAction>(
    () => ({
      openStop: (action, stop, home) => open({ kind: 'stop', action, stop }, home),
      openStops: (offered, home) => open({ kind: 'stops', offered }, home),
      openRun: (action, manifest, home) => open({ kind: 'run', action, manifest }, home),
      openStopMenu: (stop, place) => open({ kind: 'menu', stop, place }),
    }),
    [open],
  );
  const latest = (stop: StopOnBoard) => findStop(stop.event.id) ?? stop;
  const latestOf = ([first, ...others]: Stops): Stops => [latest(first), ...others.map(latest)];

  return (
    <OpenActionContext.Provider value={value}>
      {children}
      <Suspense fallback={<Opening onCancel={close} />}>
        {opened?.kind === 'stop' && opened.action.of === 'stop' ? (
          <opened.action.Dialog {...latest(opened.stop)} onClose={close} />
        ) : null}
        {opened?.kind === 'stop' && opened.action.of === 'stops' ? (
          <opened.action.Dialog stops={[latest(opened.stop)]} onClose={close} />
        ) : null}
        {opened?.kind === 'stops' ? (
          <opened.offered.action.Dialog stops={latestOf(opened.offered.stops)} onClose={close} />
        ) : null}
        {opened?.kind === 'run' ? (
          <opened.action.Dialog manifest={findRun(opened.manifest.id) ?? opened.manifest} onClose={close} />
        ) : null}
      </Suspense>
      {opened?.kind === 'menu' ? (
        <StopMenu stop={latest(opened.stop)} place={opened.place} onClose={close} />
      ) : null}
    </OpenActionContext.Provider>
  );
}
