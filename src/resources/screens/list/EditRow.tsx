import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { editPath } from '../paths';
import { isResourceName, recordTitle, resourceOf, type Row } from '../../../ui/resourceOf';

/** Row action, in sight while the row is under the pointer or has the focus. */
export function EditRow({ tabIndex }: { tabIndex?: number }) {
  const translate = useT();
  const name = useResourceContext();
  const row = useRecordContext<Row>();
  if (!row || !name || !isResourceName(name)) return null;
  const path = editPath(name, row.id);
  if (!path) return null;
  return (
    <IconButton
      component={Link}
      to={path}
      size="small"
      tabIndex={tabIndex}
      aria-label={translate('screens.list.edit', { name: recordTitle(resourceOf(name), row) })}
      sx={{ width: 28, height: 28 }}
    >
      <EditIcon sx={{ fontSize: 18 }} />
    </IconButton>
  );
}
