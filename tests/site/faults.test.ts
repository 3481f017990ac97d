/**
 * Faults that are put into copies of built pages, each of which the checks of
 * the reference must report with the name of the page; and what is read of a
 * page for other checks.
 */
import './faults/none';
import './faults/missing';
import './faults/wrong';
import './faults/data';
import './faults/prose';
import './faults/marks';
import './faults/sandbox';
