import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';
import { phoneHref, realPhone } from '../domain/people/phone';
import { useT } from '../i18n/useT';
import { phoneText } from '../providers/measures';

interface PhoneLinkProps extends Pick<LinkProps, 'sx' | 'underline' | 'children'> {
  /** As it is stored; its children stand before the number. */
  phone: string | null;
}

/** A number that a press calls; words, where there is none or a placeholder stands for one. */
export function PhoneLink({ phone, children, ...look }: PhoneLinkProps) {
  const translate = useT();
  const number = realPhone(phone);
  if (number === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('screens.record.noPhone')}
      </Box>
    );
  return (
    <Link href={phoneHref(number)} {...look}>
      {children}
      {phoneText(number)}
    </Link>
  );
}
