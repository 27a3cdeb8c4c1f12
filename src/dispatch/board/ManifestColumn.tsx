import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { fromWire, formatTimeWithZone } from '../../domain/dates';
import type { EventView, ManifestView } from '../../domain/dispatchView';
import { isRecipientStop } from '../../domain/eventType';
import { manifestStatusKey } from '../../domain/manifestStatus';
import { statusTag, type Tone } from '../../domain/statusTag';
import { ageInWords } from './ageInWords';
import { RunMenu } from './RunMenu';
import { StopList } from './StopList';
import { stopTiming } from './stopTiming';
import { useRiskLimits } from './useRiskLimits';

interface ManifestColumnProps {
  manifest: ManifestView;
  /** Stops that the filters leave; the head speaks of all. */
  events: readonly EventView[];
  now: Date;
  language: string;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
}

/** Tones in the order in which the bar is read: what is done, what went wrong, what is open. */
const BAR_ORDER: readonly Tone[] = ['green', 'violet', 'red', 'grey', 'amber', 'accent', 'neutral'];

/** A run: driver, vehicle, progress by state, finish time, alerts; below it its stops. */
export const ManifestColumn = memo(function ManifestColumn(props: ManifestColumnProps) {
  const { manifest, now } = props;
  const translate = useTranslate();
  const stops = manifest.events.filter((event) => isRecipientStop(event.delivery_event_type_id));
  const tones = new Map<Tone, number>();
  for (const stop of stops) {
    const { tone } = statusTag(stop);
    tones.set(tone, (tones.get(tone) ?? 0) + 1);
  }
  const done =
    stops.length - (tones.get('neutral') ?? 0) - (tones.get('accent') ?? 0) - (tones.get('amber') ?? 0);
  const limits = useRiskLimits();
  const timings = stops.map((stop) => stopTiming(stop, manifest, now, limits));
  const late = timings.filter((timing) => timing.etaClass === 'late').length;
  const atRisk = timings.filter((timing) => timing.risks.length > 0).length;
  const lastEta = manifest.events.reduce<string | null>(
    (last, event) => (event.eta && (!last || event.eta > last) ? event.eta : last),
    null,
  );
  const title = `lane-${manifest.id}-title`;
  return (
    <section className="lane" aria-labelledby={title}>
      <header className="lane-head" style={{ borderTopColor: manifest.cdp_color }}>
        <div className="lane-line">
          <h2 id={title}>{manifest.name}</h2>
          <span className={`run-state run-state-${manifest.delivery_manifest_status_id}`}>
            {translate(manifestStatusKey(manifest.delivery_manifest_status_id))}
          </span>
          <RunMenu manifest={manifest} />
        </div>
        <div className="lane-line lane-people">
          <span>{manifest.employee ?? translate('dispatch.noDriver')}</span>
          <span>{manifest.vehicle_name ?? translate('dispatch.noVehicle')}</span>
        </div>
        <div
          className="lane-bar"
          role="img"
          aria-label={translate('dispatch.progress', { done, total: stops.length })}
        >
          {BAR_ORDER.map((tone) => {
            const count = tones.get(tone);
            return count ? <i key={tone} className={`fill-${tone}`} style={{ flexGrow: count }} /> : null;
          })}
        </div>
        <div className="lane-line lane-facts">
          <span>
            {done}/{stops.length}
            {lastEta
              ? ` · ${translate('dispatch.finish', { time: formatTimeWithZone(fromWire(lastEta), manifest.time_zone) })}`
              : ''}
          </span>
          <span className="lane-alerts">
            {late > 0 ? (
              <b className="tone-red">{translate('dispatch.late', { smart_count: late })}</b>
            ) : null}
            {atRisk > 0 ? (
              <b className="tone-amber">{translate('dispatch.atRisk', { smart_count: atRisk })}</b>
            ) : null}
          </span>
        </div>
        <div className="lane-facts lane-age">
          {manifest.position_recorded_at
            ? translate('dispatch.positionAge', {
                age: ageInWords(manifest.position_recorded_at, now, props.language),
              })
            : translate('dispatch.noPosition')}
        </div>
      </header>
      <StopList
        laneKey={`run-${manifest.id}`}
        label={translate('dispatch.stopsOf', { name: manifest.name })}
        events={props.events}
        manifest={manifest}
        now={now}
        onLeave={props.onLeave}
      />
    </section>
  );
});
