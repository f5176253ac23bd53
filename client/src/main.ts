import { activateChosenLanguage } from './lib/languages';
import './components/theme/fonts.css';
import './components/theme/masked.css';

/** Shows the notice of index.html, as lost-entry.js does for a script that the page itself names (MAINT-3). */
const showNotice = () => document.getElementById('lost-entry')?.classList.add('shown');

// The application is imported when its language is active: modules have texts, and are evaluated once. Without the
// catalogue it is in English.
const activated = activateChosenLanguage();
const start = () => import('./start');
void (activated ? activated.catch(() => undefined).then(start) : start()).catch(showNotice);
