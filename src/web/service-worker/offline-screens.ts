import { isSiteScreen, screens } from '#domain/routes.ts';
import { siteDescriptors } from '../screens.ts';

/** Screens that open without the network after one visit of any page (B8). */
export const offlineScreens = screens.filter(isSiteScreen).filter((screen) => siteDescriptors[screen].isOffline);
