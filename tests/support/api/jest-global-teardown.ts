import { tearDown } from "./jest-global-setup";

export default () => tearDown.now();
