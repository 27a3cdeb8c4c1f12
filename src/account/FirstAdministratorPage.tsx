import { useEffect, useState } from 'react';
import { createFirstAdministratorCall } from '../contract/account/passwords';
import { pageTitle } from '../i18n/pageTitle';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { AccountFrame } from './AccountFrame';
import { FirstAdministratorForm, type NewAdministrator } from './FirstAdministratorForm';
import { loadFirstAdministratorWords, type FirstAdministratorWords } from './firstAdministratorWords';
import { useOwnWords, useWords, type Spoken } from './useWords';
import styles from './account.module.css';

interface FirstAdministratorPageProps {
  first: Spoken;
  firstWords: FirstAdministratorWords;
  /** Token of the printed link; an empty one is invalid. */
  token: string;
  /** The account exists: on to the sign-in page, with its e-mail. */
  onCreated: (email: string) => void;
  onLeave: () => void;
}

/** `/first-administrator?token=…`: setup of an empty installation (contract.md, "Configuration"). */
export function FirstAdministratorPage(props: FirstAdministratorPageProps) {
  const { first, firstWords, token, onCreated, onLeave } = props;
  const [{ language, words }, setLanguage] = useWords(first);
  const own = useOwnWords(loadFirstAdministratorWords, firstWords, language);
  const [isOver, setOver] = useState(token === '');
  const { title, lead } = isOver
    ? { title: own.page.linkOver.title, lead: own.page.linkOver.text }
    : own.page;

  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  const create = async (administrator: NewAdministrator) => {
    try {
      await readApi(createFirstAdministratorCall, { body: { token, ...administrator } });
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
      setOver(true);
      return;
    }
    onCreated(administrator.email);
  };

  return (
    <AccountFrame words={words} language={language} onLanguage={setLanguage}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {isOver ? (
        <button type="button" className={styles.primary} onClick={onLeave}>
          {own.page.linkOver.back}
        </button>
      ) : (
        <FirstAdministratorForm words={own} account={words} onSubmit={create} />
      )}
    </AccountFrame>
  );
}
