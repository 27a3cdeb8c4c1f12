import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { OverviewDelivery } from '../../contract/overview/deliveries';
import { isClosedStatus } from '../../domain/stops/eventStatus';
import { fromWire } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { fieldOf, resourceOf } from '../../ui/resourceOf';
import { DeliveryStatus } from '../deliveries/DeliveryStatus';
import { useDayWord } from './useDayWord';
import { formatTimeOnDay } from '../../providers/measures';

const statusField = fieldOf(resourceOf('delivery_events'), 'delivery_event_status_id');

/** The status of a delivery as a tag. */
export function StatusTag({ delivery }: { delivery: OverviewDelivery }) {
  return (
    <DeliveryStatus
      resource="delivery_events"
      name="delivery_event_status_id"
      field={statusField}
      record={{ ...delivery }}
      value={delivery.delivery_event_status_id}
    />
  );
}

/** "08:00–10:00", "after 08:00", "before 10:00"; null without a window. */
function useWindowText(): (delivery: OverviewDelivery) => string | null {
  const translate = useT();
  return ({ delivery_start_time, delivery_end_time }) => {
    const [start, end] = [delivery_start_time?.slice(0, 5), delivery_end_time?.slice(0, 5)];
    if (start && end) return `${start}–${end}`;
    if (start) return translate('overview.after', { time: start });
    return end ? translate('overview.before', { time: end }) : null;
  };
}

/** When it comes or came: "Today, ETA 09:42 PST", "Yesterday 13:03 PST". */
export function useWhenText(): (delivery: OverviewDelivery) => string {
  const translate = useT();
  const dayWord = useDayWord();
  return (delivery) => {
    const {
      delivery_date: date,
      time_zone: zone,
      delivery_event_status_id: status,
      eta,
      datetime,
    } = delivery;
    const at = (wire: string) => formatTimeOnDay(fromWire(wire), zone, date);
    const day = dayWord(date, zone);
    if (isClosedStatus(status)) return datetime ? `${day} ${at(datetime)}` : day;
    return eta ? `${day}, ${translate('overview.eta', { time: at(eta) })}` : day;
  };
}

interface DeliveryFactsProps {
  delivery: OverviewDelivery;
  /** Where to read on. */
  children?: ReactNode;
}

/** One delivery in three lines: when and its status, its window, who brings it on which run. */
export function DeliveryFacts({ delivery, children }: DeliveryFactsProps) {
  const translate = useT();
  const whenText = useWhenText();
  const window = useWindowText()(delivery);
  const isOpen = !isClosedStatus(delivery.delivery_event_status_id);
  const { run_name: run, driver_name: driver } = delivery;
  const unassigned = isOpen ? translate('overview.unassigned') : '';
  const crew = run === null ? unassigned : `${driver ?? translate('overview.noDriver')} · ${run}`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {whenText(delivery)}
        </Box>
        <StatusTag delivery={delivery} />
      </Box>
      {isOpen && window && <Box>{translate('overview.window', { window })}</Box>}
      {crew && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{crew}</Box>}
      {children}
    </Box>
  );
}
