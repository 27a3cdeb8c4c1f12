import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useT } from '../i18n/useT';
import { GoBack } from './GoBack';
import { MessagePage } from '../ui/MessagePage';

/** 404 page with a link back (spec §2). */
export function NotFoundPage() {
  const translate = useT();
  return (
    <MessagePage title={translate('notFound.title')} text={translate('notFound.text')}>
      <GoBack label={translate('notFound.back')} />
      <Button component={Link} to="/home">
        {translate('notFound.home')}
      </Button>
    </MessagePage>
  );
}
