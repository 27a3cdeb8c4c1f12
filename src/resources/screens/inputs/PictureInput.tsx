import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { PictureField } from '../../../pictures/PictureField';
import type { FieldOf } from '../../schema/fields';
import { pictureApiOf } from '../pictureApi';
import type { InputProps } from './inputProps';

/** The record's picture. It is stored by itself, at once, so a record that is not there yet has none. */
export function PictureInput({ id, label, resource, disabled }: InputProps<FieldOf<'picture'>>) {
  const translate = useTranslate();
  const { id: recordId } = useParams();
  const api = pictureApiOf(resource);
  return (
    <Box id={id} role="group" aria-label={label}>
      {recordId && api ? (
        <PictureField api={api} id={Number(recordId)} name={label} canEdit={!disabled} isRound />
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('pictures.saveFirst')}
        </Box>
      )}
    </Box>
  );
}
