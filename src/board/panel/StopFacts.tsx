import type { ReactNode } from 'react';
import { fromWire } from '../../domain/time/dates';
import { formatMoney } from '../../domain/money/money';
import { isOpenStop } from '../../domain/runs/stopOrder';
import { useT, useTranslateAny } from '../../i18n/useT';
import type { StopOnBoard } from '../actions/deliveryAction';
import { MarkIcons } from '../MarkIcons';
import { marksOf } from '../stopMarks';
import { reasonText } from '../reasonText';
import { stopTiming } from '../stopTiming';
import { countdownText, windowText } from '../windowText';
import { useClock } from '../useBoardClock';
import { formatTimeOnDay, otherZone } from '../../providers/measures';
import { PhoneLink } from '../../ui/PhoneLink';
import styles from './stopPanel.module.css';
import factsStyles from '../facts.module.css';

/** All known facts of the stop, each with a label; empty ones are left out. */
export function StopFacts({ stop }: { stop: StopOnBoard }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { event, manifest } = stop;
  const timing = stopTiming(event, manifest, useClock());
  const moment = (wire: string | null) =>
    wire && manifest ? formatTimeOnDay(fromWire(wire), manifest.time_zone, manifest.delivery_date) : null;
  const marks = marksOf(event);
  const isOpen = isOpenStop(event);
  const expected = isOpen && timing.time ? moment(event.eta) : null;
  // Without roads an arrival is calculated in straight lines.
  const eta = expected && !manifest?.legs ? translate('dispatch.about', { time: expected }) : expected;
  const window = windowText(event);
  const came = moment(event.arrived_at ?? null);
  const left = moment(event.left_at ?? null);
  const atDoor =
    came &&
    (left ? translate('dispatch.atDoorFromTo', { came, left }) : translate('dispatch.atDoorSince', { came }));
  const facts: [string, ReactNode][] = [
    ['address', event.destination_full_address],
    ['comments', event.comments],
    [
      'window',
      window && manifest
        ? `${window}${otherZone(fromWire(event.eta ?? manifest.start_at), manifest.time_zone)}`
        : window,
    ],
    ['windowLeft', countdownText(timing.msLeft, translate)],
    ['planned', moment(event.planned_at)],
    ['eta', eta],
    ['happened', eta ? null : moment(event.datetime)],
    ['atDoor', atDoor],
    ['run', manifest?.name],
    [
      'driver',
      manifest?.employee && manifest.employee_phone ? (
        <>
          {manifest.employee}{' '}
          <PhoneLink phone={manifest.employee_phone} underline="hover" sx={{ whiteSpace: 'nowrap' }} />
        </>
      ) : (
        manifest?.employee
      ),
    ],
    ['order', event.order_number],
    ['tracking', event.tracking_number],
    [
      'copayment',
      event.copayment_amount && Number(event.copayment_amount) > 0
        ? formatMoney(event.copayment_amount)
        : null,
    ],
    [
      'flags',
      marks.length > 0 ? (
        <span className={styles.marks}>
          {marks.map((mark) => (
            <span key={mark}>
              <MarkIcons marks={[mark]} /> {translate(`dispatch.marks.${mark}`)}
            </span>
          ))}
        </span>
      ) : null,
    ],
    ['reason', reasonText(event, translateAny)],
  ];
  return (
    <dl className={factsStyles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{translateAny(`dispatch.fields.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
