import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { GoBack } from './GoBack';
import { MessagePage } from './MessagePage';

/** 404, with a way back (spec §2). */
export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <MessagePage title={translate('notFound.title')} text={translate('notFound.text')}>
      <GoBack label={translate('notFound.back')} />
      <Button component={Link} to="/home">
        {translate('notFound.home')}
      </Button>
    </MessagePage>
  );
}
