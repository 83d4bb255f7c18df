import buildForTests from "./e2e-setup";

buildForTests();
