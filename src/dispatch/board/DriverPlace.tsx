import type { ManifestView } from '../../domain/runs/dispatchView';
import { isStale } from '../../domain/map/vehicleMotion';
import { fromWire } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { ageInWords } from '../../board/ageInWords';
import { useClock } from '../../board/useBoardClock';
import styles from './laneHead.module.css';
import type { Language } from '../../domain/wire/languages';

interface DriverPlaceProps {
  manifest: Pick<ManifestView, 'position_recorded_at' | 'position_at'>;
  /** The lane says already for how long nothing was heard. */
  isSilent: boolean;
  language: Language;
}

/** Where the driver was last, and how long ago: "On Mission Boulevard, 4 minutes ago". Grey once it is no longer now. */
export function DriverPlace({ manifest, isSilent, language }: DriverPlaceProps) {
  const translate = useT();
  const { now } = useClock();
  const { position_recorded_at: at, position_at: where } = manifest;
  if (!at) return <span>{translate('dispatch.noPosition')}</span>;
  const place = where?.name ?? '';
  if (isSilent)
    return (
      <span>
        {where ? translate(where.is === 'on' ? 'dispatch.lastOn' : 'dispatch.lastNear', { place }) : null}
      </span>
    );
  const age = ageInWords(at, now, language);
  const isOld = isStale(fromWire(at).getTime(), now.getTime());
  return (
    <span className={isOld ? undefined : styles.fresh}>
      {where
        ? translate(where.is === 'on' ? 'dispatch.seenOn' : 'dispatch.seenNear', { place, age })
        : translate('dispatch.positionAge', { age })}
    </span>
  );
}
