import { Fragment } from 'react';
import { useT } from '../i18n/useT';

const OWNERS = ['cdp', 'client', 'vehicle', 'driver'] as const;

interface OfRowsProps {
  of: Readonly<Record<(typeof OWNERS)[number], string | null>>;
}

/** Whose rows alone a file or a schedule has: "CDP: NORTH PHARMACY · Client: HEALTH ONE". */
export function OfRows({ of }: OfRowsProps) {
  const translate = useT();
  return OWNERS.filter((owner) => of[owner] !== null).map((owner, index) => (
    <Fragment key={owner}>
      {index > 0 ? ' · ' : null}
      {translate(`reportCatalogue.filters.${owner}`)}: <bdi>{of[owner]}</bdi>
    </Fragment>
  ));
}
