import { words } from '../messages/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, pageLanguage } from '../messages/language.ts';
import { speak } from './speak.ts';

/** The languages of the house in two letters each; the page's own is marked. */
export function LanguageSwitch() {
  const now = pageLanguage();
  return (
    <fieldset className="languages" aria-label={words.house.language}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={LANGUAGE_NAMES[language]}
          aria-label={`${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
          aria-current={language === now ? 'true' : undefined}
          onClick={() => language !== now && speak({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
