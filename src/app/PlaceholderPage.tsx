import { useT } from '../i18n/useT';
import { GoBack } from './GoBack';
import { MessagePage } from '../ui/MessagePage';
import { titleText } from '../ui/routes/routeTable';
import { useCurrentRoute } from '../ui/routes/currentRoute';

/** Shows that a screen of the specification is not part of this version. */
export default function PlaceholderPage() {
  const translate = useT();
  const route = useCurrentRoute();
  const page = route ? titleText(route.title, translate) : '';
  return (
    <MessagePage title={translate('placeholder.title', { page })} text={translate('placeholder.text')}>
      <GoBack label={translate('placeholder.back')} />
    </MessagePage>
  );
}
