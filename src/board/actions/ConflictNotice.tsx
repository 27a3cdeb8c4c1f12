import { Alert, AlertTitle } from '@mui/material';
import { fromWire, isWireTimestamp } from '../../domain/time/dates';
import type { EventView } from '../../domain/runs/dispatchView';
import { eventStatusKey } from '../../domain/stops/eventStatus';
import { useT, useTranslateAny } from '../../i18n/useT';
import type { HttpError } from '../../providers/http';
import { formatTimeWithZone } from '../../providers/measures';

/** Shows who changed what while the dialog was open (contract.md, `ver001`). */
export function ConflictNotice(props: { error: HttpError; event: EventView; zone: string }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { who, when, changed, moved_to, moved_to_name: run } = props.error.args;
  const at =
    typeof when === 'string' && isWireTimestamp(when) ? formatTimeWithZone(fromWire(when), props.zone) : '';
  const fields = Array.isArray(changed)
    ? changed
        .map((field) => translateAny(`dispatch.fieldNames.${String(field)}`, { _: String(field) }))
        .join(', ')
    : '';
  const hasMoved = typeof who === 'string' && moved_to !== undefined;
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{translate('dispatch.conflict.title')}</AlertTitle>
      {hasMoved
        ? translate(typeof run === 'string' ? 'dispatch.conflict.moved' : 'dispatch.conflict.unassigned', {
            who,
            when: at,
            run,
          })
        : typeof who === 'string'
          ? translate('dispatch.conflict.who', { who, when: at, changed: fields })
          : translate('dispatch.conflict.unknown', { when: at })}{' '}
      {translate('dispatch.conflict.now', {
        status: translate(eventStatusKey(props.event.delivery_event_status_id)),
      })}{' '}
      {translate('dispatch.conflict.kept')}
    </Alert>
  );
}
