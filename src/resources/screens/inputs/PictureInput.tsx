import Box from '@mui/material/Box';
import { Labeled, useRecordContext } from 'react-admin';
import { useT } from '../../../i18n/useT';
import PictureField from '../../../ui/pictures/PictureField';
import type { FieldOf } from '../../schema/fields';
import { pictureApiOf } from '../pictureApi';
import type { Row } from '../../../ui/resourceOf';
import type { InputProps } from './inputProps';

/** The record's picture. It is stored by itself, at once, so a record that is not there yet has none. */
export function PictureInput({ label, resource }: InputProps<FieldOf<'picture'>>) {
  const translate = useT();
  const record = useRecordContext<Row>();
  const api = pictureApiOf(resource);
  return (
    <Labeled label={label} role="group" aria-label={label}>
      {record && api ? (
        <PictureField api={api} id={record.id} name={label} canEdit isRound />
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('pictures.saveFirst')}
        </Box>
      )}
    </Labeled>
  );
}
