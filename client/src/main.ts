import { activateChosenLanguage } from './lib/languages';
import './components/theme/fonts.css';

// The application is imported when its language is active: modules have texts, and are evaluated once.
const activated = activateChosenLanguage();
const start = () => import('./start');
void (activated ? activated.then(start) : start());
