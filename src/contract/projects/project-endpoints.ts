import type { Endpoint } from '../endpoint.ts';
import * as own from './own-projects.ts';
import { readProjectBoard } from './project-board.ts';
import * as files from './project-files.ts';
import * as material from './project-material.ts';
import * as time from './project-time.ts';
import * as projects from './projects.ts';
import * as references from './references.ts';
import * as threads from '../threads.ts';

/** Calls about projects, references and threads of messages, the office's and the portal's (J2). */
export const projectEndpoints = {
  Projects: {
    listProjects: projects.listProjects,
    countProjects: projects.countProjects,
    readProjectBoard,
    getProject: projects.getProject,
    createProject: projects.createProject,
    changeProject: projects.changeProject,
    moveProject: projects.moveProject,
    changeProjectFlag: projects.changeProjectFlag,
    addMilestone: projects.addMilestone,
    changeMilestone: projects.changeMilestone,
    orderMilestones: projects.orderMilestones,
    moveMilestone: projects.moveMilestone,
    handOverMilestone: projects.handOverMilestone,
    answerMark: projects.answerMark,
    listOwnProjects: own.listOwnProjects,
    readOwnProject: own.readOwnProject,
    approveMilestone: own.approveMilestone,
    requestMilestoneChanges: own.requestMilestoneChanges,
    listOwnMaterial: material.listOwnMaterial,
    sendMaterial: material.sendMaterial,
    listMaterial: material.listMaterial,
    proposeMaterial: material.proposeMaterial,
    addMaterial: material.addMaterial,
    changeMaterial: material.changeMaterial,
    removeMaterial: material.removeMaterial,
    acceptMaterial: material.acceptMaterial,
    askMaterialAgain: material.askMaterialAgain,
    readMaterialSecret: material.readMaterialSecret,
    listProjectFiles: files.listProjectFiles,
    listOwnProjectFiles: files.listOwnProjectFiles,
    readTime: time.readTime,
    noteTime: time.noteTime,
    changeTime: time.changeTime,
    removeTime: time.removeTime,
    startTimer: time.startTimer,
    stopTimer: time.stopTimer,
    discardTimer: time.discardTimer,
  },
  References: {
    listSiteReferences: references.listSiteReferences,
    listReferences: references.listReferences,
    showReference: references.showReference,
    hideReference: references.hideReference,
    askReferenceAgain: references.askReferenceAgain,
    translateReference: references.translateReference,
    orderReferences: references.orderReferences,
  },
  Threads: {
    readOwnThread: threads.readOwnThread,
    sendOwnMessage: threads.sendOwnMessage,
    markOwnThreadSeen: threads.markOwnThreadSeen,
    noteOwnTyping: threads.noteOwnTyping,
    editOwnMessage: threads.editOwnMessage,
    deleteOwnMessage: threads.deleteOwnMessage,
    readThread: threads.readThread,
    sendMessage: threads.sendMessage,
    markThreadSeen: threads.markThreadSeen,
    noteTyping: threads.noteTyping,
    editMessage: threads.editMessage,
    deleteMessage: threads.deleteMessage,
    listUnreadThreads: threads.listUnreadThreads,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
