import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { EmailField } from 'react-admin';
import { Fragment, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isDate, isWireTimestamp } from '../../../domain/time/dates';
import { formatMoney, toCents } from '../../../domain/money/money';
import { weekdaySpans } from '../../../domain/time/weekdaySpans';
import { useT, useTranslateAny } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import type { Field, FieldOf } from '../../schema/fields';
import { booleanWord } from '../../../ui/booleanWord';
import { showPath } from '../paths';
import { pictureApiOf } from '../pictureApi';
import { isResourceName, recordTitle, resourceOf, type Row } from '../../../ui/resourceOf';
import { useColorCatalog } from '../useColorCatalog';
import { useReferenceTitle } from '../useReferenceTitle';
import { useZonedTime } from '../../../ui/useZonedTime';
import { lazyPart } from '../../../providers/lazyPart';
import { plainChoice } from '../../../ui/plainChoice';
import { PhoneLink } from '../../../ui/PhoneLink';
import { dayText, timeText } from '../../../providers/measures';

/** No list shows pictures: they come with the first record that has one. */
const PictureField = lazyPart(() => import('../../../ui/pictures/PictureField'));

export interface DisplayProps<F> {
  resource: ResourceName;
  /** Name of the field. */
  name: string;
  field: F;
  /** The whole record, for a look that needs more than its own field. */
  record: Row;
  /** Never blank: an empty field is drawn by `FieldValue`. */
  value: unknown;
}

export function TextDisplay({ value }: DisplayProps<Field>) {
  return <>{String(value)}</>;
}

export function EmailDisplay({ name, record }: DisplayProps<FieldOf<'email'>>) {
  return <EmailField record={record} source={name} variant="inherit" />;
}

export function PhoneDisplay({ value }: DisplayProps<FieldOf<'phone'>>) {
  return <PhoneLink phone={String(value)} sx={{ whiteSpace: 'nowrap' }} />;
}

export function MoneyDisplay({ value }: DisplayProps<FieldOf<'money'>>) {
  const amount = String(value);
  return <>{toCents(amount) === null ? amount : formatMoney(amount)}</>;
}

export function DateDisplay({ value }: DisplayProps<FieldOf<'date'>>) {
  const date = String(value);
  return <span style={{ whiteSpace: 'nowrap' }}>{isDate(date) ? dayText(date) : date}</span>;
}

export function TimeDisplay({ value }: DisplayProps<FieldOf<'time'>>) {
  return <>{timeText(String(value))}</>;
}

export function DateTimeDisplay({ value }: DisplayProps<FieldOf<'dateTime'>>) {
  const zoned = useZonedTime();
  const text = String(value);
  return <span style={{ whiteSpace: 'nowrap' }}>{isWireTimestamp(text) ? zoned(text) : text}</span>;
}

export function BooleanDisplay({ resource, name, value }: DisplayProps<FieldOf<'boolean'>>) {
  const translateAny = useTranslateAny();
  const Icon = value ? CheckIcon : RemoveIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 1,
        color: value ? 'text.primary' : 'text.secondary',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 16, color: value ? 'var(--green-edge)' : 'var(--grey-edge)' }} />
      {translateAny(booleanWord(resource, name, value === true))}
    </Box>
  );
}

export function ChoiceDisplay({ resource, name, field, value }: DisplayProps<FieldOf<'choice'>>) {
  const translateAny = useTranslateAny();
  const text = String(value);
  return (
    <>
      {field.translated === false
        ? plainChoice(text)
        : translateAny(`resources.${resource}.choices.${name}.${text}`, { _: text })}
    </>
  );
}

/** Several codes in words; a filter has one of them as text. */
export function ChoicesDisplay({ resource, name, field, value }: DisplayProps<FieldOf<'choices'>>) {
  const translateAny = useTranslateAny();
  const codes = (Array.isArray(value) ? value : [value]).map(String);
  const word = (code: string) =>
    field.translated === false
      ? code
      : translateAny(`resources.${resource}.choices.${name}.${code}`, { _: code });
  return <>{codes.map(word).join(', ')}</>;
}

/** The name of the record referred to, and the way there when it has a screen. */
export function ReferenceDisplay({ field, value }: DisplayProps<FieldOf<'reference'>>) {
  const to = field.to;
  return isResourceName(to) ? <DeclaredReference to={to} id={Number(value)} /> : <>{String(value)}</>;
}

function DeclaredReference({ to, id }: { to: ResourceName; id: number }) {
  const title = useReferenceTitle(to, id);
  const path = showPath(to, id);
  if (title === null) return <Skeleton aria-hidden variant="rounded" height={12} width={96} />;
  if (!path) return <>{title}</>;
  return (
    <Link component={RouterLink} to={path} color="inherit" underline="hover">
      {title}
    </Link>
  );
}

/** The names of the records referred to, in their order, each with the way there. */
export function ReferencesDisplay({ field, value }: DisplayProps<FieldOf<'references'>>) {
  const to = field.to;
  const ids = [value].flat().map(Number);
  if (!isResourceName(to)) return <>{ids.join(', ')}</>;
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <DeclaredReference to={to} id={id} />
    </Fragment>
  ));
}

export function ColorDisplay({ value }: DisplayProps<FieldOf<'color'>>) {
  const hex = String(value).toUpperCase();
  const translateAny = useTranslateAny();
  const name = useColorCatalog().find((one) => one.hex_color.toUpperCase() === hex)?.color;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 2 }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 14,
          height: 14,
          borderRadius: '4px',
          bgcolor: hex,
          border: '1px solid',
          borderColor: 'divider',
        }}
      />
      {name === undefined ? hex : translateAny(`screens.colors.${name}`, { _: name })}
    </Box>
  );
}

export function PictureDisplay({ resource, record }: DisplayProps<FieldOf<'picture'>>) {
  const api = pictureApiOf(resource);
  const name = recordTitle(resourceOf(resource), record);
  return (
    api && (
      <Suspense fallback={null}>
        <PictureField api={api} id={record.id} name={name} canEdit={false} isRound />
      </Suspense>
    )
  );
}

export function WeekdaysDisplay({ value }: DisplayProps<FieldOf<'weekdays'>>) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const spans = weekdaySpans((Array.isArray(value) ? value : [value]).map(Number));
  if (spans === null) return <>{translate('screens.everyDay')}</>;
  const word = (day: number) => translateAny(`screens.weekdays.${day}`);
  return <>{spans.map((span) => span.map(word).join('–')).join(', ')}</>;
}
