// Guides import these themselves, so that other documents do not load them.
export {default as GuideBar} from './GuideBar';
export {default as GuideCall} from './GuideCall';
export {default as GuideEnd} from './GuideEnd';
export {default as GuideList} from './GuideList';
export {default as GuideStart} from './GuideStart';
export {default as GuideStep} from './GuideStep';
